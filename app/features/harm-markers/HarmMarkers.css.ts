import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, minWidth: 0 })
/** Above a page: little of a phone's height, and nothing left out. */
export const compact = style({
  display: 'grid',
  gap: vars.space.sm,
  minWidth: 0,
  // Less than a notice has within a page.
  margin: `calc(-1 * ${vars.space.xs}) 0`,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.md,
  minWidth: 0,
})
export const title = style({ minWidth: 0, fontWeight: 700 })
export const mutedText = style({ color: vars.color.muted, fontSize: vars.size.xs })
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
