import { style } from '@vanilla-extract/css'
import { input as field } from '../Field/Field.css.ts'
import { vars } from '../theme/theme.css.ts'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })
export const control = style({ position: 'relative' })
/** Tabular figures, with room for the currency code. */
export const input = style([
  field,
  { paddingInlineEnd: 64, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
])
export const currency = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.lg,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
})
export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
})
