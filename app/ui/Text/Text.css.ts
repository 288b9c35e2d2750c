import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, vars } from '../theme/theme.css.ts'

const base = style({
  margin: 0,
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

/** Beside what it explains. */
export const caption = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const note = style({ color: vars.color.muted, fontSize: vars.size.sm })
/** Of a group of choices. */
export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: 600 })
/** What is wrong with a field. */
export const problem = style({ color: vars.color.critical, fontSize: vars.size.xs })

export const text = recipe({
  variants: {
    size: {
      small: { fontSize: vars.size.xs },
      medium: { fontSize: vars.size.sm },
      large: { fontSize: vars.size.md },
    },
    tone: {
      normal: { color: vars.color.text },
      muted: { color: vars.color.muted },
      faint: { color: vars.color.faint },
    },
  },
  defaultVariants: { size: 'medium', tone: 'normal' },
})

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
