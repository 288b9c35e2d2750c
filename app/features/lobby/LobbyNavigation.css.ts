import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
})

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  paddingInline: vars.space.lg,
})
/** Open, it takes the whole line and the choice moves below it. */
export const details = style({ selectors: { '&[open]': { width: '100%' } } })

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
    [`${details}[open] > &::after`]: { content: '"▴"' },
    '&:hover': { color: vars.color.text },
  },
})

export const chosen = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 44,
})
export const chosenName = style({
  padding: '4px 12px',
  borderRadius: 14,
  background: vars.color.text,
  color: vars.color.ground,
  fontSize: vars.size.xs,
  fontWeight: 600,
})
export const everything = style({ color: vars.color.link, fontSize: vars.size.sm })

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
