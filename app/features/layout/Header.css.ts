import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'
import { BELOW_LARGE, bare, layout, NARROW, OVER_GAME } from './PageLayout.css.ts'

/** Over a game on a phone in landscape: as low as a touch target allows. */
const LOW = { minHeight: 44 }

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.low]: { selectors: { [`${layout}:not(${bare}) &`]: { position: 'static' } } },
    [BELOW_LARGE]: { selectors: { [`${OVER_GAME} > &`]: { display: 'none' } } },
  },
})

/** On the narrowest phones a seven-digit balance takes a separate line with its tools. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
  maxWidth: 1272,
  minHeight: 60,
  margin: '0 auto',
  padding: `0 ${vars.space.lg}`,
  '@media': {
    [NARROW]: { padding: `0 ${vars.space.md}` },
    [media.md]: { columnGap: vars.space.lg },
    [media.lg]: { flexWrap: 'nowrap', minHeight: 72, columnGap: vars.space.md },
    [media.lying]: { selectors: { [`${bare} &`]: LOW } },
    [media.roomy]: { columnGap: vars.space.xl },
  },
})

/** Below medium: what the tools leave, at least a touch target. */
export const homeRoom = style({
  display: 'flex',
  '@media': {
    [media.belowMd]: { flex: '1 1 44px', minWidth: 44, containerType: 'inline-size' },
  },
})
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  textDecoration: 'none',
})
/** The name is 103 pixels wide. Beside a large balance only the sign of the house fits. */
const TOO_NARROW = '(max-width: 103.98px)'
export const name = style({ '@container': { [TOO_NARROW]: { display: 'none' } } })
export const sign = style({
  display: 'none',
  '@container': { [TOO_NARROW]: { display: 'block' } },
})

/** Where its labels are longer than the row, it scrolls. The search gives up its room first. */
export const products = style({
  display: 'none',
  gap: vars.space.xs,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which the scrolling would cut.
  padding: 4,
  margin: -4,
  '@media': { [media.lg]: { display: 'flex' } },
})

export const product = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.roomy]: { padding: `0 ${vars.space.md}`, fontSize: 'inherit' } },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { color: vars.color.text, background: vars.color.raised },
  },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: 60,
  marginInlineStart: 'auto',
  '@media': {
    [media.md]: { gap: vars.space.sm },
    [media.lying]: { selectors: { [`${bare} &`]: LOW } },
  },
})

export const wideOnly = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'inline-flex' } },
})

/** On phones the sign-up is in the bottom bar, and the deposit is `depositOnPhone`. */
export const fromMedium = style({
  display: 'none',
  '@media': { [media.md]: { display: 'inline-flex' } },
})

/** Where a large balance leaves no room for it, it is in the balance panel. */
export const deposit = style([
  fromMedium,
  { '@media': { 'screen and (min-width: 1024px) and (max-width: 1099px)': { display: 'none' } } },
])
/** As quiet as the account beside it: it is there to be found, not to be pressed. */
export const depositOnPhone = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.md]: { display: 'none' } },
})

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
})

/** Only without the bottom bar, which has it too. */
export const panicButton = style([
  avatar,
  {
    display: 'none',
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: vars.color.muted,
    '@media': {
      [media.lg]: { display: 'inline-grid' },
      [media.lying]: { selectors: { [`${bare} &`]: { display: 'inline-grid' } } },
    },
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.raised } },
  },
])

/** In the bar of a game; where there is room it says what it is. */
export const gameBreak = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minWidth: 44,
  height: 44,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.raised },
  },
})
globalStyle(`${gameBreak} > span`, {
  display: 'none',
  '@media': { [media.md]: { display: 'inline' } },
})

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: 76,
  insetInlineEnd: `max(${vars.space.lg}, calc((100vw - 1240px) / 2))`,
  minWidth: 240,
  margin: 0,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
})

export const panicPanel = style([
  panel,
  { width: 'min(360px, calc(100vw - 32px))', padding: vars.space.lg, overflowWrap: 'anywhere' },
])
export const panicTitle = style({ fontWeight: 600 })

export const panelTitle = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})

export const panelItem = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.raised } },
})
