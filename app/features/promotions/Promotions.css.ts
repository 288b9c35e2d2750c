import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export { pillLink as filter } from '#app/ui/Pill/Pill.css.ts'
/** Within reach of the thumb on a phone, as wide as its text elsewhere. */
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
