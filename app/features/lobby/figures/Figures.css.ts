import { style } from '@vanilla-extract/css'

/** As high as its button, which comes with the first figure: no row below it moves. */
export const hold = style({
  display: 'flex',
  marginInlineStart: 'auto',
  minHeight: 44,
})
