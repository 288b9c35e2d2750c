import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const winners = style({
  padding: vars.space.lg,
  marginInline: vars.space.lg,
  marginTop: vars.space.xl,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
/** An element to observe, without visible content. */
export const unknown = style({ minHeight: 1 })
/** The space is reserved before any data arrives, so that the list causes no layout shift. */
export const coming = style([
  winners,
  { minHeight: 855, background: 'transparent', '@media': { [media.md]: { minHeight: 536 } } },
])
export const hidden = style({ display: 'none' })
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
})

export const ranges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
  margin: `0 0 ${vars.space.md}`,
  padding: 0,
  border: 'none',
})
export const legend = style({
  float: 'left',
  padding: 0,
  marginInlineEnd: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
export const range = style({ position: 'relative', display: 'inline-flex', cursor: 'pointer' })
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const rangeName = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: 18,
  fontSize: vars.size.xs,
  selectors: {
    [`${radio}:checked + &`]: { background: vars.color.text, color: vars.color.ground },
    [`${radio}:focus-visible + &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
})

/** As high as a full list, to avoid a layout shift. */
const HEIGHT = 10 * 60
export const waiting = style({
  minHeight: HEIGHT,
  paddingTop: vars.space.lg,
  '@media': { [media.md]: { minHeight: HEIGHT / 2 } },
})
export const list = style({
  display: 'grid',
  columnGap: vars.space.xl,
  alignContent: 'start',
  minHeight: HEIGHT,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: {
      gridTemplateRows: 'repeat(5, 60px)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      minHeight: HEIGHT / 2,
    },
  },
})
export const winner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  height: 60,
  color: vars.color.text,
  textDecoration: 'none',
})
export const picture = style({
  flex: 'none',
  display: 'block',
  width: 48,
  height: 48,
  borderRadius: vars.radius.sm,
  background: vars.color.raised,
  objectFit: 'cover',
})
export const words = style({ flex: 1, minWidth: 0 })
const line = style({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
export const name = style([
  line,
  {
    fontSize: vars.size.sm,
    fontWeight: 600,
    selectors: { [`${winner}:hover &`]: { textDecoration: 'underline' } },
  },
])
export const studio = style([line, { color: vars.color.muted, fontSize: vars.size.xs }])
export const amount = style({
  flex: 'none',
  fontSize: vars.size.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
