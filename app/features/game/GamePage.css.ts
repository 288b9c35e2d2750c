import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const page = style({ display: 'grid', gap: vars.space.xxl })
export const hero = style({ display: 'grid', gap: vars.space.lg, alignItems: 'start' })
/** On a phone the picture is beside the title, and the buttons are below both; elsewhere they are below the title. */
export const pictured = style({
  gridTemplateColumns: '112px minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: vars.space.xl },
  },
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  '@media': { [media.md]: { gridRow: '1 / span 2' } },
})
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const studio = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  gridColumn: '1 / -1',
  '@media': { [media.md]: { selectors: { [`${pictured} > &`]: { gridColumn: 2 } } } },
})
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
})
export const rules = style({ lineHeight: 1.6, whiteSpace: 'pre-line' })
