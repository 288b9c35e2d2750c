import { style } from '@vanilla-extract/css'
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
/** Takes less of the room than the game: the frame stays beside it. */
export const body = style({
  display: 'grid',
  gap: vars.space.lg,
  maxHeight: 'min(40dvh, 26rem)',
  overflowY: 'auto',
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.lg}`,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const rules = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm })
export const text = style({ fontSize: vars.size.sm, lineHeight: 1.5, whiteSpace: 'pre-line' })
export const help = style({ color: vars.color.muted, fontSize: vars.size.xs })
