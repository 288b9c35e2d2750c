import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
})

export const filter = style({ paddingInline: vars.space.lg })

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 44,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '"▾"' },
    '&::-webkit-details-marker': { display: 'none' },
    [`${filter}[open] > &::after`]: { content: '"▴"' },
    '&:hover': { color: vars.color.text },
  },
})

export const chosen = style({
  padding: '2px 10px',
  borderRadius: 12,
  background: vars.color.text,
  color: vars.color.ground,
  fontSize: vars.size.xs,
})

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const group = style({ minWidth: 0 })
export const groupTitle = style({
  paddingBottom: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: `0 ${vars.space.md}`,
  borderRadius: 18,
  border: `1px solid ${vars.color.control}`,
  color: vars.color.text,
  fontSize: vars.size.xs,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current]': { background: vars.color.text, color: vars.color.ground },
  },
})
