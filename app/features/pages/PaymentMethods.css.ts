import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  selectors: { '&:hover': { borderColor: vars.color.control } },
})
export const top = style({ display: 'flex', alignItems: 'center', gap: vars.space.lg })
/** The whole card leads to the method; the link is told by its name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})
export const mark = style({
  display: 'block',
  width: 'auto',
  maxWidth: 120,
  height: 40,
  borderRadius: vars.radius.sm,
})
export const transfers = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const transfer = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })
export const title = style({ fontSize: vars.size.sm, fontWeight: 650 })
export const facts = style({ display: 'grid', gap: vars.space.xs, margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.lg}`,
})
export const name = style({ color: vars.color.muted, fontSize: vars.size.sm })
export const value = style({
  margin: 0,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
})
