import { style } from '@vanilla-extract/css'

/** No box of its own: its contents take part in the layout around it. */
export const fragment = style({ display: 'contents' })
