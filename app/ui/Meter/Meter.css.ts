import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

/** With a border: the full length must be visible in any contrast mode. */
export const track = style({
  display: 'block',
  width: '100%',
  height: 10,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.ground,
})
export const fill = style({ fill: vars.color.muted })
export const mark = style({ fill: vars.color.control })
