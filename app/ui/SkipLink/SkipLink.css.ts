import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.lg,
  top: '-100px',
  zIndex: 100,
  padding: vars.space.md,
  borderRadius: vars.radius.sm,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:focus': { top: vars.space.sm } },
})
