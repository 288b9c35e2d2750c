import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: `0 ${vars.space.sm}`,
  minHeight: 24,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.control}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  whiteSpace: 'nowrap',
})
