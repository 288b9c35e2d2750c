import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const pages = style({
  display: 'flex',
  gap: vars.space.sm,
  overflowX: 'auto',
  marginBottom: vars.space.xl,
  borderBottom: `1px solid ${vars.color.line}`,
})

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
