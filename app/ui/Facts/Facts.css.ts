import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const facts = style({ display: 'grid', gap: vars.space.xs, margin: 0 })
/** A value too long for its line goes below its name. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.lg}`,
  minWidth: 0,
  fontSize: vars.size.sm,
})
export const name = style({ color: vars.color.muted })
export const value = style({
  minWidth: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
