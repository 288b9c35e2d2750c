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

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: 76,
  insetInlineEnd: `max(${vars.space.lg}, calc((100vw - 1240px) / 2))`,
  width: 'min(560px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 100px)',
  overflow: 'auto',
  margin: 0,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
})

export const lists = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

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
