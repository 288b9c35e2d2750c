import { style } from '@vanilla-extract/css'
import { row as rowOfList } from '#app/ui/RowList/RowList.css.ts'
import { vars } from '#app/ui/theme/theme.css.ts'

export { rows } from '#app/ui/RowList/RowList.css.ts'
export const row = style([rowOfList, { flexWrap: 'wrap' }])
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 200px',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: vars.color.link,
  fontWeight: 600,
})
/** What a row is about, where it leads nowhere. */
export const subject = style({ fontWeight: 600 })
export const figures = style({
  display: 'flex',
  gap: vars.space.lg,
  margin: 0,
  textAlign: 'end',
})
export const figure = style({
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
