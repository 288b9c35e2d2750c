import { type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

const line: StyleRule = {
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  textAlign: 'start',
}

/** Tables of figures: numbers stand below each other, names at the start of the line. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
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
/** For what follows `head` or `cell` and holds a number. */
export const ofNumbers: StyleRule = {
  textAlign: 'end',
  paddingInlineEnd: 0,
  paddingInlineStart: vars.space.md,
}
