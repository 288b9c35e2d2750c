import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export { choice, radio, rows } from '#app/ui/RowList/RowList.css.ts'

export const column = style({ maxWidth: 640, overflowWrap: 'anywhere' })
export const choices = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: 600 })
export const error = style({ color: vars.color.critical, fontSize: vars.size.xs })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md })
export const ways = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })
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
