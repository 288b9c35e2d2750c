import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const logo = style({
  fontFamily: vars.font.heading,
  fontWeight: 700,
  fontSize: vars.size.lg,
  letterSpacing: '-0.02em',
  color: vars.color.text,
})
