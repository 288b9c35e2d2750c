import { globalStyle, style } from '@vanilla-extract/css'
import { PHONE_WITH_ROOM, withinReach } from '#app/ui/Layout/Layout.css.ts'
import { region, toast } from '#app/ui/Toast/Toast.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** The height of the bottom bar on phones: no content is hidden under it. */
const BOTTOM_BAR = 61
/** The heights of the header: one line, two on the narrowest phones, and one on wide screens; each with its border. */
const HEADER = { oneLine: 61, twoLines: 121, wide: 73 }
/** The height of a toast of two lines, with the space below it. */
const TOAST = 88
/** Room for the outline of a focused element. */
const OUTLINE = 8
/** The maximum height of the cookie notification on a phone before it scrolls. */
const MOST_OF_CONSENT = 'min(60dvh, 400px)'

export const NARROW = 'screen and (max-width: 359.98px)'

/** Whatever gets the focus, or is linked to, is scrolled clear of header and bottom bar (WCAG 2.4.11). */
globalStyle('html', {
  scrollPaddingTop: HEADER.oneLine + OUTLINE,
  scrollPaddingBottom: `calc(${BOTTOM_BAR + OUTLINE}px + env(safe-area-inset-bottom))`,
  '@media': {
    [NARROW]: { scrollPaddingTop: HEADER.twoLines + OUTLINE },
    [media.lg]: { scrollPaddingTop: HEADER.wide + OUTLINE, scrollPaddingBottom: OUTLINE },
    [media.low]: { scrollPaddingTop: OUTLINE, scrollPaddingBottom: OUTLINE },
  },
})

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: `calc(${BOTTOM_BAR}px + env(safe-area-inset-bottom))`,
  '@media': { [media.lg]: { paddingBottom: 0 }, [media.low]: { paddingBottom: 0 } },
})

/** A full-page game: a phone in landscape has no room for a bar below it. */
export const bare = style({ '@media': { [media.lying]: { paddingBottom: 0 } } })

/** Phones and tablets: a game has no header and no bottom bar around it, as its own bar offers the same. */
export const BELOW_LARGE = 'screen and (max-width: 1023.98px)'
/** The layout of a page on which a game is open (`GameScreen`). */
export const OVER_GAME = `${bare}:has([data-game-runs])`

/** The game fills the height below whatever is above it, including notices; the rest of the page is below the fold. */
globalStyle(OVER_GAME, {
  height: '100svh',
  minHeight: 0,
  '@media': {
    [BELOW_LARGE]: { paddingBottom: 'env(safe-area-inset-bottom)' },
  },
})
globalStyle(`${OVER_GAME} > main`, { flex: '1 1 0', minHeight: 0 })

/** At the bottom of the window, above the bottom bar; first in the document, for keyboard users. */
export const consent = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${BOTTOM_BAR}px + env(safe-area-inset-bottom))`,
  zIndex: 30,
  maxHeight: MOST_OF_CONSENT,
  overflow: 'auto',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.lg]: { bottom: 0 },
    [media.low]: { position: 'static', maxHeight: 'none' },
    [BELOW_LARGE]: { selectors: { [`${OVER_GAME} > &`]: { bottom: 0 } } },
  },
})
/** It never covers the focused element or the end of the page. */
globalStyle(`html:has(${consent})`, {
  scrollPaddingBottom: `calc(${MOST_OF_CONSENT} + ${BOTTOM_BAR + OUTLINE}px)`,
  '@media': {
    [media.md]: { scrollPaddingBottom: 280 + BOTTOM_BAR },
    [media.lg]: { scrollPaddingBottom: 280 },
    [media.low]: { scrollPaddingBottom: OUTLINE },
  },
})
globalStyle(`${layout}:has(> ${consent})`, {
  paddingBottom: 400,
  '@media': {
    [media.md]: { paddingBottom: 240 },
    [media.lg]: { paddingBottom: 160 },
    [media.low]: { paddingBottom: 0 },
  },
})
/** The game keeps its height, and the page can be scrolled to what the notification covers. */
globalStyle(`${OVER_GAME}:has(> ${consent})`, {
  height: 'calc(100svh + 400px)',
  '@media': {
    [media.md]: { height: 'calc(100svh + 240px)' },
    [media.lg]: { height: 'calc(100svh + 160px)' },
    [media.low]: { height: '100svh' },
  },
})
/** The same for a toast while it is shown. */
globalStyle(`html:has(${toast})`, {
  scrollPaddingBottom: `calc(${BOTTOM_BAR + TOAST + OUTLINE}px + env(safe-area-inset-bottom))`,
  '@media': {
    [media.lg]: { scrollPaddingBottom: TOAST + OUTLINE },
    [media.low]: { scrollPaddingBottom: OUTLINE },
  },
})
/** A toast must not cover the notification's buttons, so it is shown below the header meanwhile. */
globalStyle(`html:has(${consent}) ${region}`, {
  top: HEADER.twoLines + OUTLINE,
  bottom: 'auto',
})

/** The sticky button of a long form stays above the bottom bar. */
globalStyle(withinReach, {
  '@media': {
    [PHONE_WITH_ROOM]: { bottom: `calc(${BOTTOM_BAR}px + env(safe-area-inset-bottom))` },
  },
})
globalStyle(`html:has(${withinReach}) ${region}`, {
  '@media': { [PHONE_WITH_ROOM]: { top: HEADER.twoLines + OUTLINE, bottom: 'auto' } },
})
/** Under the cookie notification the button could be neither seen nor scrolled into view. */
globalStyle(`html:has(${consent}) ${withinReach}`, { position: 'static' })

export const notice = style({
  width: '100%',
  maxWidth: 1272,
  margin: '0 auto',
  padding: `${vars.space.lg} ${vars.space.lg} 0`,
  // A notice that is empty, or shown in a window, takes no room.
  selectors: { '&:empty': { display: 'none' } },
})

export const main = style({ flex: '1 0 auto', minWidth: 0 })

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  width: '100%',
  maxWidth: 1272,
  margin: `${vars.space.xxxl} auto 0`,
  padding: `${vars.space.xxl} ${vars.space.lg}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})

/** Its items have padding as touch targets, so their text is aligned with the lines above. */
export const footerEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  marginInlineStart: `calc(-1 * ${vars.space.md})`,
})

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.lg]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.lying]: { selectors: { [`${bare} &`]: { display: 'none' } } },
    [BELOW_LARGE]: { selectors: { [`${OVER_GAME} > &`]: { display: 'none' } } },
  },
})

export const item = style({
  // Long names get the room that short ones leave.
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 60,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: `0 ${vars.space.xs}`,
  border: 0,
  background: 'transparent',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current="page"]': { color: vars.color.text, fontWeight: 700 } },
})

export const sheet = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '80dvh',
  overflow: 'auto',
  margin: 0,
  padding: `${vars.space.xl} ${vars.space.lg} calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  border: 0,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' } },
})

export const sheetRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space.lg,
  fontWeight: 600,
})

export const sheetLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 48,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.link } },
})

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.lg,
  top: '-100px',
  zIndex: 100,
  padding: vars.space.md,
  borderRadius: vars.radius.sm,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:focus': { top: vars.space.sm } },
})
