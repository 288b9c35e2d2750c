import { style } from '@vanilla-extract/css'
import { PILL_RADIUS } from '../Pill/Pill.css.ts'
import { vars } from '../theme/theme.css.ts'

/** At the start of the field, in a positioned parent. */
export const searchIcon = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 12,
  display: 'grid',
  placeItems: 'center',
  height: PILL_RADIUS * 2,
  color: vars.color.muted,
  cursor: 'text',
})
/** 16 px: phones zoom into smaller fields. */
export const searchInput = style({
  width: '100%',
  minWidth: 0,
  height: PILL_RADIUS * 2,
  padding: '0 12px 0 40px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: PILL_RADIUS,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '16px',
  appearance: 'none',
})

/** Opens below a field or a button, over the page. */
export const floatingList = style({
  overflowY: 'auto',
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
})
