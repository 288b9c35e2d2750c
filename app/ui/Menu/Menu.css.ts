import { style } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const panel = style({
  zIndex: 50,
  minWidth: 220,
  maxHeight: 'var(--popover-available-height, 80dvh)',
  overflow: 'auto',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  width: '100%',
  minHeight: 48,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text,
  fontWeight: 550,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-active-item]': {
      background: vars.color.hover,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
    '&[aria-disabled="true"]': { color: vars.color.faint, cursor: 'default' },
  },
  '@media': {
    [media.lg]: { minHeight: 44 },
    [media.pointer]: { ':hover': { background: vars.color.hover } },
  },
})
