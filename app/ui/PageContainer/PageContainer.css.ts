import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const container = style({
  width: '100%',
  maxWidth: 1240 + 32,
  margin: '0 auto',
  padding: `${vars.space.xl} ${vars.space.lg}`,
})
