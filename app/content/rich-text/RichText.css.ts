import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const text = style({
  display: 'grid',
  gap: vars.space.lg,
  fontSize: vars.size.md,
  overflowWrap: 'anywhere',
})
const list = style({ display: 'grid', gap: vars.space.sm, margin: 0, paddingInlineStart: 24 })
export const bullets = style([list, { listStyle: 'disc' }])
export const numbers = style([list, { listStyle: 'decimal' }])
export const accordion = style({
  display: 'block',
  padding: `0 ${vars.space.lg}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  selectors: { '&[open]': { paddingBottom: vars.space.lg } },
})
export const summary = style({
  minHeight: 48,
  paddingBlock: vars.space.md,
  fontWeight: 600,
  cursor: 'pointer',
})
export const scroller = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse' })
export const caption = style({
  paddingBottom: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  textAlign: 'start',
})
export const cell = style({
  padding: vars.space.md,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  verticalAlign: 'top',
})
