import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${vars.space.lg}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 22,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current="page"]': {
      borderColor: vars.color.text,
      background: vars.color.text,
      color: vars.color.ground,
    },
  },
})
/** As wide as the thumb reaches on a phone, as wide as its words elsewhere. */
export const action = style({
  display: 'grid',
  '@media': { [media.md]: { justifyItems: 'start' } },
})
export const until = style({ fontWeight: 600 })
export const terms = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  color: vars.color.muted,
})
/** Promotions on the home page. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingInline: vars.space.lg,
})
export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
