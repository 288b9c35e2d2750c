import { style } from '@vanilla-extract/css'

/** As high as its button, which appears with the first figure: no row below shifts. */
export const pause = style({
  display: 'flex',
  marginInlineStart: 'auto',
  minHeight: 44,
})
