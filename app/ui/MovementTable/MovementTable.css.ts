import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const scroll = style({ overflowX: 'auto' })
export const head = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  textAlign: 'start',
})
export const cell = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const reference = style({
  color: vars.color.faint,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
})
