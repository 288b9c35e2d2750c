import { style } from '@vanilla-extract/css'
import { row as rowOfList } from '#app/ui/RowList/RowList.css.ts'
import { vars } from '#app/ui/theme/theme.css.ts'

export { rows } from '#app/ui/RowList/RowList.css.ts'
export const row = style([rowOfList, { flexWrap: 'wrap' }])
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 180px',
  minWidth: 0,
})
export const game = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: vars.color.link,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const figures = style({
  display: 'flex',
  gap: vars.space.lg,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const figure = style({ margin: 0, fontWeight: 700, whiteSpace: 'nowrap' })
export const pictureBox = style({
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  maxHeight: 420,
  margin: '0 auto',
})
export const words = style({ paddingInlineStart: vars.space.xl, listStyle: 'disc' })
