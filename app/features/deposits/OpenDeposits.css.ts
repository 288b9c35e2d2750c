import { style } from '@vanilla-extract/css'
import { row as rowOfList, rows as rowsOfList } from '#app/ui/RowList/RowList.css.ts'
import { vars } from '#app/ui/theme/theme.css.ts'

export const rows = style([rowsOfList, { listStyle: 'none', margin: 0, padding: 0 }])
/** One fact below the other: a phone has no room beside the amount. */
export const row = style([
  rowOfList,
  {
    // Over a page its sheet may come before that of the rows.
    selectors: {
      '&&': { display: 'grid', gap: vars.space.sm, justifyContent: 'stretch', alignItems: 'start' },
    },
  },
])
export const figure = style({ fontVariantNumeric: 'tabular-nums' })
export const status = style({ margin: 0, fontWeight: 600 })
