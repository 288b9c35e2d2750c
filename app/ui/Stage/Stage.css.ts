import { style } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const stage = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})
/** Text left, art right; on phones the art is at the top. */
export const withPicture = style([
  stage,
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: 360 },
    },
  },
])
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  // The motif of our art is right of the centre.
  objectPosition: '85% 50%',
  background: vars.color.raised,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: 1, height: '100%', aspectRatio: 'auto' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.lg,
  minWidth: 0,
  maxWidth: 720,
  padding: vars.space.xl,
  '@media': {
    [media.md]: { padding: vars.space.xxl },
    [media.lg]: { gridColumn: 1, gridRow: 1, padding: vars.space.xxxl },
  },
})
/** A picture that opens an article, above its heading. */
export const opening = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: '85% 50%',
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  '@media': { [media.md]: { aspectRatio: '8 / 3' } },
})
