import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export { choice, radio, rows } from '#app/ui/RowList/RowList.css.ts'
export const actions = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })
export const summary = style({
  cursor: 'pointer',
  fontWeight: 600,
  minHeight: 44,
  alignContent: 'center',
})
export const check = style({
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
})
export const waits = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
