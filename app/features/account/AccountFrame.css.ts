import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const nav = style({ marginBottom: vars.space.xl })

const row = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' })

export const groups = style([
  row,
  {
    gap: vars.space.xs,
    padding: vars.space.xs,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
  },
])
export const groupItem = style({ flex: '1 1 auto', minWidth: 0 })
export const group = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.sm,
  color: vars.color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current="true"]': { color: vars.color.text, background: vars.color.hover },
  },
})

export const pages = style([
  row,
  {
    gap: vars.space.sm,
    overflowX: 'auto',
    borderBottom: `1px solid ${vars.color.line}`,
  },
])

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: `0 ${vars.space.md}`,
  borderBottom: '3px solid transparent',
  color: vars.color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text, borderBottomColor: vars.color.accent },
  },
})
