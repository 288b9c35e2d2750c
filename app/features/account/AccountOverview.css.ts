import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const facts = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fact = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const name = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const value = style({ fontWeight: 600, overflowWrap: 'anywhere' })
