import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.lg,
  margin: 0,
  padding: `0 ${vars.space.lg}`,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' } },
})
export const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  background: vars.color.raised,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  flex: 1,
  padding: vars.space.xl,
})
/** The whole box leads to the tournament; the link is told by its title. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const moment = style({ color: vars.color.muted, fontSize: vars.size.sm, fontWeight: 600 })
export const prizes = style({ display: 'grid', gap: vars.space.xs, margin: 0 })
export const prize = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.lg}`,
  fontSize: vars.size.sm,
})
export const worth = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const action = style({ display: 'flex' })
/** As readable as the offer itself. */
export const terms = style({
  marginTop: 'auto',
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
})
