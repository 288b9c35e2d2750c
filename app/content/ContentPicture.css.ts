import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'block', overflow: 'hidden' })
/** Both fill the box; how they are cut is the look's to say. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
})
