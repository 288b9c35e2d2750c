import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'block', overflow: 'hidden' })
/** Both fill the box; the variant decides how they are cropped. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
})
