import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })
export const label = style({ fontWeight: 600 })
export const input = style({
  width: '100%',
  minHeight: 48,
  padding: `0 ${vars.space.lg}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '16px',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.critical } },
})
export const password = style({ position: 'relative', display: 'block' })
export const passwordInput = style([input, { paddingInlineEnd: 52 }])
export const reveal = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 4,
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-pressed="true"]': { color: vars.color.text } },
})
export const help = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const error = style({ color: vars.color.critical, fontSize: vars.size.xs })

export const select = style([input, { cursor: 'pointer' }])
export const check = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.md })
/** At least 24 by 24: the touch target. */
export const box = style({
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
})
export const checkLabel = style({ paddingBlock: 1, lineHeight: 1.45, cursor: 'pointer' })
