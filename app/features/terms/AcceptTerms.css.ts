import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const page = style({ maxWidth: 760, margin: '0 auto' })

export const terms = style({
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
})
