import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export { choice, radio, rows } from '#app/ui/RowList/RowList.css.ts'

export const column = style({ maxWidth: 640, overflowWrap: 'anywhere' })
export const questions = style({ display: 'grid', gap: vars.space.xl })
export const question = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: 600 })
export const error = style({ color: vars.color.critical, fontSize: vars.size.xs })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md })
export const result = style({ selectors: { '&:focus': { outline: 'none' } } })
export const kept = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
