import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  maxWidth: 1080,
  margin: '0 auto',
})
/** Words left, art right; on phones the art stands above. */
export const stage = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', minHeight: 360 } },
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  // The motif of our art stands right of the middle.
  objectPosition: '85% 50%',
  background: vars.color.raised,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: 1, height: '100%', aspectRatio: 'auto' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: vars.space.xl,
  '@media': {
    [media.md]: { padding: vars.space.xxl },
    [media.lg]: { gridColumn: 1, gridRow: 1, padding: vars.space.xxxl },
  },
})
export const action = style({ display: 'flex' })
export const features = style({
  display: 'grid',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const feature = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
})
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  maxWidth: 720,
})
