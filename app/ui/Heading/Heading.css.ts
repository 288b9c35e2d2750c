import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

const base = style({
  fontFamily: vars.font.heading,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  // Only for unusually long words: a Finnish or Norwegian compound is hyphenated by the rules of its language.
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
})
const { md, lg, xl, xxl, xxxl } = vars.size
export const heading = {
  ...styleVariants({ md, lg, xl, xxl, xxxl }, (fontSize) => [base, { fontSize }]),
  /** For a block among rows of games: same size as the titles of the rows. */
  block: style([base, { fontSize: lg, '@media': { [media.lg]: { fontSize: xl } } }]),
}
