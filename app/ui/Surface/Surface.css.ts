import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const surface = style({
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
