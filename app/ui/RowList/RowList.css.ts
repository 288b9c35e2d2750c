import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

/** A framed list of facts, one below the other: the subject on the left, its figures on the right. */
export const rows = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  overflow: 'hidden',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.lg}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
const stacked = { display: 'grid', justifyContent: 'stretch', alignItems: 'start' } as const
/** One fact below the other, with a gap of this size. */
export const stackedRow = styleVariants({
  sm: [row, { ...stacked, gap: vars.space.sm }],
  md: [row, stacked],
})
/** A selectable row with its button. */
export const choice = style([
  row,
  {
    justifyContent: 'flex-start',
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { background: vars.color.raised } },
  },
])
export const radio = style({
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
})
