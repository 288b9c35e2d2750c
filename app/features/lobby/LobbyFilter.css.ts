import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { button } from '#app/ui/Button/Button.css.ts'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { PILL_RADIUS, pillControl } from '#app/ui/Pill/Pill.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const filter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  flex: '1 1 100%',
  minWidth: 0,
  // Where it is a sheet, its button takes the place of the link that was pressed, and nothing below moves.
  selectors: { '&[data-above-rows]': { flex: 'none' } },
  '@media': { [media.lg]: { selectors: { '&[data-above-rows]': { flex: '1 1 100%' } } } },
})

export const search = style({
  position: 'relative',
  // Its placeholder fits in every language: on a phone it has a line of its own.
  flex: '1 1 260px',
  selectors: { [`${filter}[data-above-rows] &`]: { display: 'none' } },
  '@media': {
    [media.md]: { maxWidth: 320 },
    [media.lg]: { selectors: { [`${filter}[data-above-rows] &`]: { display: 'block' } } },
  },
})

const ON_SHEET = { '@media': { [media.lg]: { display: 'none' } } }
export const open = styleVariants({
  inList: [pillControl, ON_SHEET],
  // As large as the link that it takes the place of, in every language.
  aboveRows: [button({ tone: 'neutral', size: 'small', block: false }), ON_SHEET],
})

/** A sheet on a phone, opened by a button; part of the page where there is room. */
export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 640,
  maxHeight: '80dvh',
  margin: '0 auto',
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
  '@media': {
    [media.lg]: {
      position: 'static',
      display: 'flex',
      flex: '1 1 100%',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.sm,
      width: 'auto',
      maxWidth: 'none',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      border: 0,
      background: 'transparent',
      boxShadow: 'none',
    },
  },
})

export const group = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { position: 'relative', borderBottom: 0 } },
})
export const summary = style([
  layout.summary,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minHeight: 48,
    '@media': {
      [media.lg]: {
        minHeight: 44,
        padding: `0 ${vars.space.md}`,
        border: `1px solid ${vars.color.control}`,
        borderRadius: PILL_RADIUS,
        fontSize: vars.size.sm,
        selectors: { '&:hover': { background: vars.color.raised } },
      },
    },
  },
])
export const arrow = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: vars.color.muted,
})
globalStyle(`${group}[open] ${arrow}`, { transform: 'rotate(180deg)' })
export const badge = style({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: vars.color.text,
  color: vars.color.ground,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textAlign: 'center',
})
export const choices = style({
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${vars.space.md}`,
  border: 0,
  '@media': {
    [media.lg]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 6px)',
      insetInlineStart: 0,
      zIndex: 15,
      width: 280,
      maxHeight: 'min(60vh, 420px)',
      overflowY: 'auto',
      padding: vars.space.sm,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.md,
      background: vars.color.surface,
      boxShadow: vars.shadow.float,
    },
  },
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 44,
  padding: `0 ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.raised } },
})
export const box = style({
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.color.accent,
})
export const choiceName = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const number = style({
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const sort = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  '@media': { [media.lg]: { marginInlineStart: 'auto', paddingBlock: 0 } },
})
export const select = style({
  minHeight: 44,
  maxWidth: 220,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: PILL_RADIUS,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '16px',
  cursor: 'pointer',
})
export const show = style([
  pillControl,
  {
    width: '100%',
    justifyContent: 'center',
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: 600,
    selectors: { '&:hover': { background: vars.color.accent } },
    '@media': {
      [media.lg]: { width: 'auto', background: vars.color.raised, color: vars.color.text },
      // With scripts a choice in the bar applies at once.
      [`${media.lg} and (scripting: enabled)`]: { display: 'none' },
    },
  },
])
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: 36,
  padding: `0 ${vars.space.md}`,
  borderRadius: 18,
  background: vars.color.text,
  color: vars.color.ground,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textDecoration: 'none',
})
export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: `0 ${vars.space.sm}`,
  color: vars.color.link,
  fontSize: vars.size.sm,
  // Alone in its line it aligns with the start of the line.
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
})
