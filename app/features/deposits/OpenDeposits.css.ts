import { style } from '@vanilla-extract/css'
import { rows as rowsOfList, stackedRow } from '#app/ui/RowList/RowList.css.ts'

export const rows = style([rowsOfList, { listStyle: 'none', margin: 0, padding: 0 }])
/** A phone has no room beside the amount. */
export const row = stackedRow.sm
export const figure = style({ fontVariantNumeric: 'tabular-nums' })
export const status = style({ margin: 0, fontWeight: 600 })
