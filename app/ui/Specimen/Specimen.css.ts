import { style, styleVariants } from '@vanilla-extract/css'
import { darkTheme } from '../theme/palettes.ts'
import { media, vars } from '../theme/theme.css.ts'

export const page = style({ paddingBlock: vars.space.xl })
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingTop: vars.space.xl,
  borderTop: `1px solid ${vars.color.line}`,
})
export const two = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space.md,
})
export const swatch = style({ display: 'grid', gap: vars.space.xs, fontSize: vars.size.xs })
export const colour = style({
  height: 48,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
})
export const figures = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
export const panel = style({
  margin: 'auto',
  maxWidth: 360,
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
})

/** A class for each colour of the theme, to show it. */
export const ground = styleVariants(darkTheme, (_, role) => ({ background: vars.color[role] }))
