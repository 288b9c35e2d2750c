import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const top = style({ display: 'flex', alignItems: 'center', gap: vars.space.lg })
export const mark = style({
  display: 'block',
  alignSelf: 'flex-start',
  width: 'auto',
  maxWidth: 120,
  height: 40,
  borderRadius: vars.radius.sm,
})
export const transfers = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = style({ fontSize: vars.size.sm, fontWeight: 650 })
