import { style } from '@vanilla-extract/css'
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
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
/** Again at the top of each sheet, as the browser repeats what heads a table. */
export const head = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  borderBottom: `1px solid ${vars.color.control}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  textAlign: 'start',
})
export const headOfNumbers = style([
  head,
  { textAlign: 'end', paddingInlineEnd: 0, paddingInlineStart: vars.space.md },
])
export const cell = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  breakInside: 'avoid',
})
export const number = style([
  cell,
  {
    paddingInlineEnd: 0,
    paddingInlineStart: vars.space.md,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
])
export const reference = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
})
