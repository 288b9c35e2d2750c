import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, minWidth: 0 })
/** In a dialog each choice has its own line: labels are long in some languages. */
export const lines = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })
export const message = style({
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
})
export const list = style({
  display: 'grid',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const links = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = style({ display: 'inline-block', minHeight: 24, alignContent: 'center' })
