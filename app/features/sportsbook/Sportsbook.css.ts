import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** Header and bottom bar of a phone; on wide screens only the header. */
const OUTSIDE = { phone: 122, wide: 74 }
/** A banner above it: on screens with room for both, elsewhere there is none. */
const BANNER = 88
const ROOM_FOR_BANNER = `${media.lg} and (min-height: 760px)`

/** The page as wide as the book needs, without the space that other pages have around them. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 1272,
  margin: '0 auto',
})

/**
 * One cell for the offer and for the frame that takes its place: its height is the same with either. What there is to
 * say about the frame comes below it, so that nothing moves.
 */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: `max(480px, calc(100svh - ${OUTSIDE.phone}px))`,
  '@media': {
    [media.lg]: { height: `max(560px, calc(100svh - ${OUTSIDE.wide}px))` },
    // No frame comes without scripts: the offer is the page.
    '(scripting: none)': { height: 'auto' },
  },
})
export const stageBelowBanner = style([
  stage,
  {
    '@media': {
      [ROOM_FOR_BANNER]: { height: `max(560px, calc(100svh - ${OUTSIDE.wide + BANNER}px))` },
      '(scripting: none)': { height: 'auto' },
    },
  },
])
export const banner = style({
  display: 'none',
  width: '100%',
  maxWidth: 1272,
  margin: '0 auto',
  paddingBlock: vars.space.sm,
  '@media': { [ROOM_FOR_BANNER]: { display: 'block' } },
})
export const offer = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  padding: vars.space.lg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { '(scripting: none)': { overflowY: 'visible' } },
})
export const trouble = style({ gridArea: '2 / 1' })
export const frame = style({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.ground,
})
/** Loading behind the offer, and not in the way of its links. */
export const frameBehind = style([frame, { visibility: 'hidden' }])

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.sm}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.sm,
})
export const trailItem = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  selectors: {
    '&:not(:first-child)::before': {
      content: '"/" / ""',
      marginInlineEnd: vars.space.sm,
      color: vars.color.muted,
    },
  },
})
export const link = style({ color: vars.color.link })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const count = style({ color: vars.color.muted, fontSize: vars.size.xs })

export const events = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const event = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  '@media': {
    [media.md]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
})
export const about = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const sides = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: vars.color.text,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const facts = style({ color: vars.color.muted, fontSize: vars.size.sm })

export const outcomes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: vars.space.sm,
  margin: 0,
  '@media': { [media.md]: { minWidth: 320 } },
})
export const outcome = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  background: vars.color.raised,
  fontSize: vars.size.sm,
})
export const odds = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
/** As high as the longest of its texts. */
export const pricesOf = style({
  minHeight: 88,
  fontSize: vars.size.sm,
  '@media': { [media.md]: { minHeight: 60 } },
})
export const oldTitle = style({ display: 'block' })
export const reload = style([link, { display: 'inline-block', padding: `${vars.space.sm} 0` }])
/** Old prices are read, and not mistaken for what is offered now. */
export const old = style({})
globalStyle(`${old} ${odds}`, { color: vars.color.muted, fontWeight: 400 })
globalStyle(`${old} ${outcome}`, { background: 'transparent' })
