import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const card = style({ display: 'grid', gap: vars.space.md, minWidth: 0 })
export const title = style({ fontSize: vars.size.sm, fontWeight: 700 })
export const notes = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.xl,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  listStyle: 'disc',
})
export const more = style({ fontSize: vars.size.sm })
export const summary = style({
  justifySelf: 'start',
  width: 'fit-content',
  paddingBlock: vars.space.sm,
  cursor: 'pointer',
  fontWeight: 600,
})
export const general = style({
  marginTop: vars.space.md,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 24,
  fontSize: vars.size.sm,
})
export const progress = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })
export const done = style({ fontSize: vars.size.sm, fontVariantNumeric: 'tabular-nums' })
export const confirm = style({ display: 'grid', gap: vars.space.lg, outline: 'none' })
