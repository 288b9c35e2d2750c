import { type StyleRule, style } from '@vanilla-extract/css'
import * as tables from '#app/ui/FigureTable/FigureTable.css.ts'
import { vars } from '#app/ui/theme/theme.css.ts'

const onPaper = 'print'

export const screenOnly = style({ '@media': { [onPaper]: { display: 'none' } } })
export const form = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.lg },
])
export const field = style({ flex: '1 1 160px', maxWidth: 280 })
export const ways = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }])
export const lifetime = style({ maxWidth: 520, breakInside: 'avoid' })

export const scroll = style({
  overflowX: 'auto',
  '@media': { [onPaper]: { overflow: 'visible' } },
})
const ofMovement: StyleRule = { verticalAlign: 'top', breakInside: 'avoid' }
export const cell = style([tables.cell, ofMovement])
export const number = style([tables.number, ofMovement, { whiteSpace: 'nowrap' }])
export const reference = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
})
