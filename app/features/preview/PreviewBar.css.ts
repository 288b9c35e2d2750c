import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** Striped, so that it is not taken for a part of the page. */
export const bar = style({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBottom: `2px dashed ${vars.color.warning}`,
  background: vars.color.raised,
  fontSize: vars.size.xs,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
})
export const title = style({ fontWeight: 700 })
export const fact = style({ color: vars.color.muted })
export const end = style({ marginInlineStart: 'auto' })
export const settings = style({ selectors: { '&[open]': { flexBasis: '100%' } } })
export const summary = style({
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  color: vars.color.link,
  fontWeight: 600,
})
export const form = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'end',
  paddingBlock: vars.space.sm,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' } },
})
export const field = style({ display: 'grid', gap: vars.space.xs, fontWeight: 600 })
export const control = style({
  width: '100%',
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '16px',
})
export const link = style({ overflowWrap: 'anywhere' })
/** Outline of the element that a click would open in the editor. */
export const outline = style({
  position: 'fixed',
  zIndex: 70,
  pointerEvents: 'none',
  border: `2px solid ${vars.color.link}`,
  borderRadius: vars.radius.sm,
})
