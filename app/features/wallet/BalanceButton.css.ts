import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const figure = style({
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-end',
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    // Seven digits and the deposit fit beside it on one line down to 360 pixels.
    'screen and (max-width: 374.98px)': { paddingInline: vars.space.sm },
    [media.md]: { paddingInline: vars.space.lg },
  },
})

/** What the figure is: cash alone would be less, and the whole wallet more. */
export const label = style({
  color: vars.color.muted,
  fontSize: 11,
  fontWeight: 500,
  lineHeight: 1.2,
})
export const sum = style({ lineHeight: 1.25 })

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: 76,
  insetInlineEnd: `max(${vars.space.lg}, calc((100vw - 1240px) / 2))`,
  width: 'min(360px, calc(100vw - 32px))',
  margin: 0,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
})

export const panelTitle = style({ fontWeight: 700, marginBottom: vars.space.md })
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  color: vars.color.muted,
})
export const total = style([
  part,
  {
    paddingBottom: vars.space.sm,
    borderBottom: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    fontWeight: 700,
  },
])
export const note = style({
  marginTop: vars.space.md,
  color: vars.color.muted,
  fontSize: vars.size.sm,
})
export const amount = style({ textAlign: 'end', color: vars.color.text })
export const ways = style({ marginTop: vars.space.lg })
