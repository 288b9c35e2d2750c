import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  maxWidth: 800,
  margin: '0 auto',
})
export const list = style({
  display: 'grid',
  gap: vars.space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  selectors: { '&:hover': { borderColor: vars.color.control } },
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  background: vars.color.raised,
})
export const hero = style([picture, { borderRadius: vars.radius.lg }])
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.xl,
})
/** The whole card leads to the tournament; the link is told by its name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})
export const moment = style({ fontSize: vars.size.sm, fontWeight: 600 })
/** As readable as the offer itself. */
export const terms = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
})
export const prizes = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const caption = style({
  paddingBottom: vars.space.md,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  textAlign: 'start',
})
export const cell = style({
  padding: `${vars.space.md} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 'normal',
  textAlign: 'start',
})
export const head = style([cell, { color: vars.color.muted, fontSize: vars.size.sm }])
