import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

/** As high as its button, which comes with the first figure: no row below it moves. */
export const hold = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: 44,
  paddingInline: vars.space.lg,
})
