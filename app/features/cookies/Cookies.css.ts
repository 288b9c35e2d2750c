import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  width: '100%',
  maxWidth: 1272,
  margin: '0 auto',
  padding: `${vars.space.md} ${vars.space.lg}`,
  '@media': {
    [media.md]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.xl },
  },
})
export const words = style({ flex: '1 1 0', minWidth: 0, fontSize: vars.size.xs })
export const title = style({ margin: 0, fontSize: vars.size.sm, fontWeight: 700 })

/** All the same size. */
export const choices = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [media.md]: { flex: '0 0 auto', gridAutoColumns: '1fr', width: 220 },
    [media.lg]: { gridAutoFlow: 'column', width: 'auto' },
  },
})
/** Side by side on a phone where both fit: the notice covers less of the page. */
export const acceptOrReject = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.sm,
  '@media': { [media.md]: { display: 'contents' } },
})

export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  color: vars.color.muted,
  fontWeight: 600,
})

export const page = style({ maxWidth: 560, margin: '0 auto' })
export const intro = style({ color: vars.color.muted })
export const category = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
})
export const toggle = style({
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.color.accent,
})
export const categoryTitle = style({ fontWeight: 600 })
export const settingsLinks = style({
  display: 'grid',
  gap: vars.space.sm,
})
