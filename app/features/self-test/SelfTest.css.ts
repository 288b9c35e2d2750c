import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export { choice, radio, rows } from '#app/ui/RowList/RowList.css.ts'
export const questions = style({ display: 'grid', gap: vars.space.xl })
export const result = style({ selectors: { '&:focus': { outline: 'none' } } })
export const kept = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
