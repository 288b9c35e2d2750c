import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${vars.space.lg}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 22,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current="page"]': {
      borderColor: vars.color.text,
      background: vars.color.text,
      color: vars.color.ground,
    },
  },
})
export const list = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: '100%',
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
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  flex: 1,
  padding: vars.space.xl,
})
/** The whole card leads to the promotion; the link is told by its title. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})
/** As readable as the offer itself. */
export const significant = style({
  marginTop: 'auto',
  paddingTop: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
})
export const until = style({ fontWeight: 600 })
export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  maxWidth: 800,
  margin: '0 auto',
})
export const hero = style([picture, { borderRadius: vars.radius.lg }])
export const terms = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  color: vars.color.muted,
})
/** Promotions on the home page. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingInline: vars.space.lg,
})
export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
