import { style } from '@vanilla-extract/css'
import { row as rowOfList } from '#app/ui/RowList/RowList.css.ts'
import { vars } from '#app/ui/theme/theme.css.ts'

export { choice as length, radio, rows } from '#app/ui/RowList/RowList.css.ts'

export const column = style({ maxWidth: 640 })
export const points = style({ listStyle: 'disc', margin: 0, paddingInlineStart: vars.space.lg })

export const past = style([
  rowOfList,
  { justifyContent: 'space-between', flexWrap: 'wrap', gap: `0 ${vars.space.md}` },
])
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
