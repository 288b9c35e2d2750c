import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.raised } },
})

export const openerText = style({ fontSize: vars.size.xs, fontWeight: 600 })

/** A sheet on phones, a panel below the header on wide screens. */
export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '80dvh',
  overflow: 'auto',
  margin: 0,
  padding: `${vars.space.xl} ${vars.space.lg} calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' } },
  '@media': {
    [media.lg]: {
      inset: 'auto',
      top: 76,
      insetInlineEnd: `max(${vars.space.lg}, calc((100vw - 1240px) / 2))`,
      width: 560,
      maxHeight: 'calc(100dvh - 100px)',
      borderRadius: vars.radius.md,
    },
  },
})

export const title = style({
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.size.xs,
  fontWeight: 600,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current]': { background: vars.color.raised, fontWeight: 700 },
  },
})
export const choiceButton = style([
  choice,
  { width: '100%', border: 0, background: 'transparent', textAlign: 'start', cursor: 'pointer' },
])
