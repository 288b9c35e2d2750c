import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const base = style({
  fontFamily: vars.font.heading,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
})
const { md, lg, xl, xxl, xxxl } = vars.size
export const heading = styleVariants({ md, lg, xl, xxl, xxxl }, (fontSize) => [base, { fontSize }])
