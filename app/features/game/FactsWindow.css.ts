import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const start = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md })

/** As on a tile: filled when the game is marked. */
export const star = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } },
})
