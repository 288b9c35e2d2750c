import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xl} ${vars.space.xxxl}`,
})
export const column = style({ minWidth: 160 })
export const columnTitle = style({
  paddingBottom: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
})
export const links = style({ margin: 0, padding: 0, listStyle: 'none' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.color.text,
  fontSize: vars.size.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.lg,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const logo = style({ display: 'block', width: 'auto', maxWidth: 120, height: 40 })
export const textLogo = style({
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.xs,
  fontWeight: 600,
})
export const legal = style({
  width: '100%',
  maxWidth: '80ch',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: 1.6,
})
