import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  width: '100%',
  minWidth: 0,
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    // The frame is clipped at its edge, so the ring is inside.
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -4,
    },
  },
  '@media': {
    [media.pointer]: { selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } } },
  },
})

/** Only cards with a link have a hover effect. */
export const leading = style([
  card,
  {
    '@media': {
      [media.pointer]: { selectors: { '&:hover': { borderColor: vars.color.control } } },
    },
  },
])

/** The picture of a card, for the component that shows it; its space is reserved before it loads. */
export const picture = style({
  display: 'block',
  flex: 'none',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  background: vars.color.raised,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.md,
  minWidth: 0,
  padding: vars.space.lg,
  '@media': { [media.md]: { padding: vars.space.xl } },
})

const list = style({
  display: 'grid',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gap: vars.space.xl } },
})
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
export const listOf = styleVariants({
  one: [list],
  two: [list, { '@media': { [media.md]: { gridTemplateColumns: columns(2) } } }],
  three: [
    list,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: columns(2) },
        [media.lg]: { gridTemplateColumns: columns(3) },
      },
    },
  ],
  /** The cards share the full width, whatever their number. */
  shared: [
    list,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' },
      },
    },
  ],
})
