import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const moment = style({ fontSize: vars.size.sm, fontWeight: 600 })
export const caption = style({
  paddingBottom: vars.space.md,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  textAlign: 'start',
})
export const cell = style({
  padding: `${vars.space.md} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 'normal',
  textAlign: 'start',
})
export const head = style([cell, { color: vars.color.muted, fontSize: vars.size.sm }])
