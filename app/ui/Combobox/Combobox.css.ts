import { style } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const box = style({ position: 'relative' })
export const input = style({
  width: '100%',
  minHeight: 48,
  padding: `0 44px 0 ${vars.space.lg}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '16px',
  textOverflow: 'ellipsis',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.critical, borderWidth: 2 },
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
  },
})
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.md,
  top: 14,
  display: 'grid',
  pointerEvents: 'none',
  color: vars.color.muted,
})
export const list = style({
  zIndex: 50,
  maxHeight: 'min(280px, var(--popover-available-height, 280px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: 44,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-active-item]': {
      background: vars.color.hover,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
    '&[aria-selected="true"]': { fontWeight: 650 },
  },
  '@media': { [media.pointer]: { ':hover': { background: vars.color.hover } } },
})
export const none = style({ padding: vars.space.md, color: vars.color.muted })
