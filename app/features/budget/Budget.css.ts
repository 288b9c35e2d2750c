import { type StyleRule, style } from '@vanilla-extract/css'
import * as tables from '#app/ui/FigureTable/FigureTable.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const column = style({ maxWidth: 760 })

const grid = (minWidth: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
    gap: vars.space.lg,
  }) as const

export const limits = style(grid('260px'))
export const limit = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  minWidth: 0,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const limitName = style({ fontWeight: 700 })
export const charts = style({
  ...grid('320px'),
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr' } },
})
export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: vars.space.md,
  minWidth: 0,
  margin: 0,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const caption = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const picture = style({ display: 'block', width: '100%', height: 140, overflow: 'visible' })
/** One colour for gains and losses: no figure is praised or criticised. */
export const bar = style({ fill: vars.color.link })
export const zero = style({
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
})
export const limitLine = style({
  stroke: vars.color.text,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})

export const scroll = style({ overflowX: 'auto' })
const headOfBudget: StyleRule = { verticalAlign: 'bottom' }
const inOneLine: StyleRule = { whiteSpace: 'nowrap' }
export const head = style([tables.head, headOfBudget])
export const headOfNumbers = style([tables.headOfNumbers, headOfBudget])
export const cell = style([tables.cell, inOneLine])
export const number = style([tables.number, inOneLine])
export const sumName = style([tables.sumName, inOneLine])
export const sum = style([tables.sum, inOneLine])
