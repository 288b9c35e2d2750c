import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/**
 * As high as its button, which appears with the first figure: no row below shifts. Where the filter is a bar, it is
 * beside the search, which leaves it room.
 */
export const pause = style({
  display: 'flex',
  marginInlineStart: 'auto',
  minHeight: 44,
  '@media': {
    [media.lg]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: vars.space.lg },
  },
})
