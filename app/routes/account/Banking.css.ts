import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** Stacked on a phone; side by side where there is room. */
export const glance = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 480px))' } },
})
export const figure = style({ fontVariantNumeric: 'tabular-nums' })
