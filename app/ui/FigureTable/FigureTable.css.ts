import { type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

const line: StyleRule = {
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  textAlign: 'start',
}

/** Tables of figures: numbers are aligned in columns, names at the start of the line. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
/** Repeated in print at the top of each sheet, as browsers do with table headers. */
export const head = style({
  ...line,
  borderBottom: `1px solid ${vars.color.control}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
export const cell = style({
  ...line,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
})
// Here and not with the tables: an overriding rule has to come after the original, and the order of files is not fixed.
const ofNumbers: StyleRule = {
  textAlign: 'end',
  paddingInlineEnd: 0,
  paddingInlineStart: vars.space.md,
}
export const headOfNumbers = style([head, ofNumbers])
export const number = style([cell, ofNumbers])
const summed: StyleRule = { fontWeight: 700, borderBottom: `1px solid ${vars.color.control}` }
export const sumName = style([cell, summed])
export const sum = style([number, summed])
