import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const column = style({ maxWidth: 760, overflowWrap: 'anywhere' })
export const reward = style({ display: 'grid', gap: vars.space.lg, minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
})
