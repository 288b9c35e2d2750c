import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const card = style({ maxWidth: 560, margin: '0 auto' })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.lg,
})
export const heading = style({ minWidth: 0, outline: 'none' })
export const close = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
})

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = style({
  paddingTop: vars.space.sm,
  borderTop: `3px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="done"]': { borderTopColor: vars.color.control },
    '&[aria-current="step"]': {
      borderTopColor: vars.color.accent,
      color: vars.color.text,
      fontWeight: 600,
    },
  },
})

export const two = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const phone = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
export const chipRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  margin: 0,
})
export const consents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ padding: 0, marginBottom: vars.space.sm, fontWeight: 600 })
export const note = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.sm })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
