import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'
import { MORE_FOR_TABLES } from './tile-lines.ts'

const WIDE_STRIP = 'screen and (min-width: 520px)'

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingTop: vars.space.xxl,
  selectors: { '&:first-child': { paddingTop: vars.space.sm } },
})

const moreLines = createVar()
/**
 * Far below the first screen: laid out when near the viewport, ahead of scrolling when the browser is idle. Until
 * then it has the measured height of a row of small tiles at that width: content below does not shift. Those of live
 * tables are higher.
 */
export const laterRow = style([
  row,
  {
    contentVisibility: 'auto',
    vars: { [moreLines]: '0px' },
    containIntrinsicSize: `auto calc(87px + 42.7vw + ${moreLines})`,
    '@media': {
      [WIDE_STRIP]: { containIntrinsicSize: `auto calc(91px + 30.4vw + ${moreLines})` },
      [media.md]: { containIntrinsicSize: `auto calc(94px + 23.2vw + ${moreLines})` },
      [media.lg]: { containIntrinsicSize: `auto calc(min(305px, 100px + 16vw) + ${moreLines})` },
    },
    selectors: {
      '[data-figures] &:has([data-table])': { vars: { [moreLines]: `${MORE_FOR_TABLES}px` } },
      '&[data-later="now"]': { contentVisibility: 'visible' },
    },
  },
])

/** What does not fit beside a title takes the line below it: neither is squeezed. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.md}`,
  minHeight: 44,
  paddingInline: vars.space.lg,
})

export const title = style({
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [media.lg]: { fontSize: vars.size.xl } },
})

export const titleLink = style({ color: 'inherit', textDecoration: 'none' })

export const count = style({
  color: vars.color.faint,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
})

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  color: vars.color.link,
  fontSize: vars.size.sm,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** A row of suggestions is switched off in place. */
export const off = style([
  all,
  { border: 0, background: 'transparent', cursor: 'pointer', fontFamily: 'inherit' },
])

/** Arrows are for mice; they appear with the script that scrolls the row, in a reserved space. */
export const arrow = style({
  display: 'none',
  width: 44,
  height: 44,
  padding: 0,
  placeItems: 'center',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  visibility: 'hidden',
  '@media': { [`${media.lg} and (hover: hover)`]: { display: 'inline-grid' } },
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
})
globalStyle(`[data-rows-ready] ${arrow}`, { visibility: 'visible' })

const GAP = 12
const GAP_WIDE = 16

const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // The last tile is partly visible: there is more.
  gridAutoColumns: `calc((100% - ${2 * GAP}px) / 2.35)`,
  gap: GAP,
  margin: 0,
  padding: `4px ${vars.space.lg}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.lg,
  scrollbarWidth: 'none',
  '@media': {
    [WIDE_STRIP]: {
      gridAutoColumns: `calc((100% - ${3 * GAP}px) / 3.3)`,
    },
    [media.md]: { gridAutoColumns: `calc((100% - ${4 * GAP}px) / 4.3)` },
    [media.lg]: { gap: GAP_WIDE, gridAutoColumns: `calc((100% - ${5 * GAP_WIDE}px) / 6)` },
  },
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

/** 2, 4 and 6 columns (GAP-101); gaps are filled by later tiles. */
const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: '1fr',
  gridAutoFlow: 'dense',
  gap: GAP,
  margin: 0,
  padding: `4px ${vars.space.lg}`,
  listStyle: 'none',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.lg]: { gap: GAP_WIDE, gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const tiles = styleVariants({ strip: [strip], grid: [grid] })
