import { globalStyle, style } from '@vanilla-extract/css'
import { iconButton } from '#app/ui/IconButton/IconButton.css.ts'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const facts = style({
  flex: 'none',
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const summary = style({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  minHeight: 44,
  boxSizing: 'border-box',
  color: vars.color.muted,
  fontSize: vars.size.sm,
  cursor: 'pointer',
})
export const title = style({ color: vars.color.text, fontWeight: 600 })
/** In the game's bar. */
export const sign = style([iconButton, layout.summary])
/** Beside a game: opens below the bar, over the game's upper part, so that the game keeps its size. */
export const overGame = style({ flex: 'none' })
export const body = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.lg}`,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
globalStyle(`${overGame} ${body}`, {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 3,
  maxHeight: 'min(60svh, 26rem)',
  overflowY: 'auto',
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
})
export const rules = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm })
export const text = style({ fontSize: vars.size.sm, lineHeight: 1.5, whiteSpace: 'pre-line' })
