import { globalStyle, style } from '@vanilla-extract/css'
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
  '@media': {
    [media.lying]: {
      minHeight: 28,
      paddingBlock: vars.space.xs,
      fontSize: vars.size.xs,
      lineHeight: '20px',
    },
  },
})
export const title = style({ color: vars.color.text, fontWeight: 600 })
/** Beside a game: opens over the game's upper part, so that the game keeps its size. */
export const overGame = style({ position: 'relative', zIndex: 3 })
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
  maxHeight: 'min(60dvh, 26rem)',
  overflowY: 'auto',
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
})
export const rules = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm })
export const text = style({ fontSize: vars.size.sm, lineHeight: 1.5, whiteSpace: 'pre-line' })
