import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  flex: 'none',
  height: 44,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.raised } },
})
