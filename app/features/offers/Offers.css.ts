import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

const frame = style({
  overflow: 'hidden',
  marginInline: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})
export const quick = style([
  frame,
  {
    display: 'grid',
    '@media': { [media.md]: { gridTemplateColumns: '2fr 3fr' } },
  },
])
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  maxHeight: 240,
  objectFit: 'cover',
  objectPosition: '72% 50%',
  background: vars.color.raised,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.xl,
})
export const action = style({ display: 'flex' })
export const bonus = style([
  frame,
  {
    display: 'grid',
    alignItems: 'center',
    '@media': { [media.md]: { gridTemplateColumns: '1fr auto' } },
  },
])
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: `0 ${vars.space.xl} ${vars.space.xl}`,
  '@media': { [media.md]: { padding: vars.space.xl } },
})

/** As wide as the card of the sign-up, above it. */
export const invitation = style([
  frame,
  { maxWidth: 560, margin: `0 auto ${vars.space.xl}`, marginInline: 'auto' },
])
export const invitationBanner = style({
  display: 'block',
  width: '100%',
  height: 128,
  objectFit: 'cover',
  objectPosition: '72% 50%',
  background: vars.color.raised,
})
export const invitationBody = style({ position: 'relative' })
export const invitationBackground = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
})
/** The surface lies over the background, so that text is readable over any picture. */
export const invitationWords = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: `color-mix(in srgb, ${vars.color.surface} 92%, transparent)`,
})
export const invitationTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
})
export const invitationIcon = style({ flex: 'none', width: 40, height: 40 })
