import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export { bleeding as home } from '#app/ui/Layout/Layout.css.ts'
export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
})
export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: `0 ${vars.space.lg}`,
  listStyle: 'none',
  '@media': { [media.md]: { display: 'flex' } },
})
