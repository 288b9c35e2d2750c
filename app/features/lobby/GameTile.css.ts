import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hidden } from '#app/ui/Text/Text.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'
import type { TileSize } from '#schemas/rules/tile-sizes.ts'
import { LINE, MORE_FOR_TABLES, TABLE_LINES } from './tile-lines.ts'

const ON_TABLET = 'screen and (min-width: 768px) and (max-width: 1023.98px)'
const HIDDEN = { display: 'none' }

export const tile = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@media': {
    [media.belowMd]: { selectors: { '&[data-beyond~="mobile"]': HIDDEN } },
    [ON_TABLET]: { selectors: { '&[data-beyond~="tablet"]': HIDDEN } },
  },
})

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  // A long press opens the window of the game instead.
  WebkitTouchCallout: 'none',
  // Around the art only (below): around the whole tile it would cut through the first letters of the name.
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const art = style({
  order: -1,
  position: 'relative',
  display: 'block',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  transition: `transform ${vars.motion.quick}`,
  selectors: {
    // Not on focus, which has its ring: holding down a key would animate two tiles at each step.
    [`${link}:hover &`]: { transform: 'scale(1.02)' },
    [`${link}:focus-visible &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** Without a picture the name is shown instead. */
export const noPicture = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.md,
  color: vars.color.muted,
  fontFamily: vars.font.heading,
  fontSize: vars.size.md,
  lineHeight: 1.1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

/**
 * Visible on hover, with a fade, and on focus; always available to screen readers. At the top: the art has the name of
 * the game in its lower third, or on the right of a wide one. The badges, which have been seen by then, make room.
 */
export const facts = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.ground,
  color: vars.color.text,
  fontSize: vars.size.xs,
  lineHeight: 1.35,
  opacity: 0,
  selectors: {
    [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 },
    [`${link}:hover &`]: { transition: `opacity ${vars.motion.quick}` },
  },
})
/** Its first lines end before the star. */
export const factsBesideStar = style([
  facts,
  { '::before': { content: '""', float: 'right', width: 36, height: 24 } },
])

export const badges = style({
  position: 'absolute',
  top: vars.space.sm,
  left: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  selectors: {
    [`:is(${link}:hover, ${link}:focus-visible) ${facts} + &`]: { opacity: 0 },
  },
})

/** The star is in the other corner. */
export const badgesBesideStar = style([badges, { right: 48 }])

/** 44 px touch target, smaller visible size. */
export const star = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 5,
      borderRadius: '50%',
      background: vars.color.ground,
      border: `1px solid ${vars.color.control}`,
    },
    '&:hover::before': { background: vars.color.hover },
  },
})
globalStyle(`${star} > svg`, {
  position: 'relative',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
globalStyle(`${star}[aria-pressed="true"] > svg`, { fill: 'currentColor' })

const badge = style({
  padding: '2px 8px',
  borderRadius: vars.radius.sm,
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: 1.4,
})
export const badgeOf = styleVariants({
  new: [badge, { background: vars.color.accent, color: vars.color.onAccent }],
  jackpot: [badge, { background: vars.color.ground, color: vars.color.text }],
})

/** Where a wide art has the name of its game. */
const nameSide = createVar()
/** What the tile does, for a pointer that hovers: it is the tile's own link, so it is no second one. */
export const start = style({
  position: 'absolute',
  inset: 0,
  right: fallbackVar(nameSide, '0px'),
  display: 'none',
  placeItems: 'center',
  '@media': { '(hover: hover)': { display: 'grid' } },
})
export const startWord = style({
  maxWidth: '100%',
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.sm,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
  opacity: 0,
  selectors: {
    [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 },
    [`${link}:hover &`]: { transition: `opacity ${vars.motion.quick}` },
  },
})

export const readOut = hidden

export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.md,
  background: `color-mix(in srgb, ${vars.color.ground} 84%, transparent)`,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
})

/** The target of 44 px has its ring on the line of the name: it ends this far above the end of two lines. */
const ABOUT_ABOVE = 8
/** Beside the name: 44 px touch target, visible as a ring. */
export const about = style({
  position: 'absolute',
  insetBlockEnd: ABOUT_ABOVE,
  insetInlineEnd: -8,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&::before': {
      // Decorative: the link's text contains it.
      content: ['"i"', '"i" / ""'],
      display: 'grid',
      placeItems: 'center',
      width: 22,
      height: 22,
      border: `1px solid ${vars.color.control}`,
      borderRadius: '50%',
      fontSize: vars.size.xs,
      fontWeight: 700,
      lineHeight: 1,
    },
    '&:hover': { color: vars.color.text },
    '&:hover::before': { background: vars.color.hover },
  },
})

const PADDING = 8
/** A list with live tables on a page that fills their lines: all its tiles have room for them. */
const WITH_TABLES = '[data-figures] [data-tiles]:has([data-table])'
/**
 * The line height in such a list of a tile of two rows. All that its two rows grow by is in its lines, so that its art,
 * which has the name in it, is cut no narrower.
 */
const tallLine = createVar()
const TALL_LINE = LINE + MORE_FOR_TABLES / (TABLE_LINES + 1)
const tableLines = (count: number) => `calc(${count} * ${fallbackVar(tallLine, `${LINE}px`)})`

/**
 * Its lines have their room from the beginning: grid rows stay even, and nothing shifts when a picture loads or a figure
 * arrives. It is higher only where an amount takes two lines.
 */
export const caption = style({
  display: 'block',
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: PADDING + 2 * LINE,
  paddingTop: PADDING,
  lineHeight: `${LINE}px`,
  selectors: {
    [`${WITH_TABLES} &`]: {
      minHeight: `calc(${PADDING}px + ${tableLines(1 + TABLE_LINES)})`,
      lineHeight: fallbackVar(tallLine, `${LINE}px`),
    },
  },
})
globalStyle(`${WITH_TABLES} ${about}`, {
  insetBlockEnd: `calc(${tableLines(TABLE_LINES - 1)} + ${ABOUT_ABOVE}px)`,
})
const line = style({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
/** Beside the sign of the game's facts. */
export const name = style([line, { marginInlineEnd: 32, fontSize: vars.size.sm, fontWeight: 600 }])
export const studio = style([line, { fontSize: vars.size.xs, color: vars.color.muted }])
/** Tabular figures: running numbers do not jitter. Never cut: a part of an amount is another amount. */
export const jackpot = style({
  display: 'block',
  fontSize: vars.size.sm,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const table = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`:is(${jackpot}, ${table})[hidden]`, { display: 'none' })
globalStyle(`:is(${jackpot}, ${table}):not([hidden]) ~ ${studio}`, { display: 'none' })
/** The dot is open, the ring is full, the line is closed: not conveyed by colour alone. */
export const dealer = style([
  line,
  {
    color: vars.color.text,
    fontWeight: 650,
    selectors: {
      '&::before': { content: '"● "', color: vars.color.success },
      [`${table}[data-state="full"] &::before`]: { content: '"○ "', color: vars.color.warning },
      [`${table}[data-state="closed"] &::before`]: { content: '"– "', color: vars.color.muted },
    },
  },
])
/** Limits and seats, never cut. */
export const tableLine = style({ display: 'block' })

/** Two columns and the gap between them, divided by one: a wide tile is as high as its neighbours. */
const WIDE = '2.08 / 1'
const TALL = { [tallLine]: `${TALL_LINE}px` }
const SPAN = {
  '1x': { tile: {}, art: { aspectRatio: '1 / 1' } },
  '2xh': {
    tile: { gridColumn: 'span 2' },
    art: { aspectRatio: WIDE, vars: { [nameSide]: '54%' } },
  },
  '2xv': { tile: { gridRow: 'span 2', vars: TALL }, art: { aspectRatio: 'auto' } },
  '4x': {
    tile: { gridColumn: 'span 2', gridRow: 'span 2', vars: TALL },
    art: { aspectRatio: 'auto' },
  },
} as const satisfies Record<TileSize, object>

const onMobile = styleVariants(SPAN, (size) => ({
  '@media': { [media.belowMd]: size.tile },
}))
const onTablet = styleVariants(SPAN, (size) => ({
  '@media': { [ON_TABLET]: size.tile },
}))
const onDesktop = styleVariants(SPAN, (size) => ({ '@media': { [media.lg]: size.tile } }))
const artOnMobile = styleVariants(SPAN, (size) => ({
  '@media': { [media.belowMd]: size.art },
}))
const artOnTablet = styleVariants(SPAN, (size) => ({
  '@media': { [ON_TABLET]: size.art },
}))
const artOnDesktop = styleVariants(SPAN, (size) => ({ '@media': { [media.lg]: size.art } }))

/** A tile's size on each device: style sheets know the device, the server only guesses it. */
export const placeOf = { mobile: onMobile, tablet: onTablet, desktop: onDesktop }
export const artOf = { mobile: artOnMobile, tablet: artOnTablet, desktop: artOnDesktop }

export const smallTile = style([tile])
export const smallArt = style([art, { aspectRatio: '1 / 1' }])
