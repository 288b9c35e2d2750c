import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.lg,
  selectors: { '&[aria-busy="true"]': { opacity: 0.7 } },
})
export const sums = style({ maxWidth: 420 })
export const end = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.sm })

export const day = style({
  margin: `${vars.space.lg} 0 ${vars.space.sm}`,
  fontFamily: vars.font.heading,
  fontSize: vars.size.md,
})
export { row, rows } from '#app/ui/RowList/RowList.css.ts'
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
})
export const type = style({ fontWeight: 600 })
export const game = style({ fontWeight: 400 })
export const round = style({ fontWeight: 400, color: vars.color.link })
export const details = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
/** In words, so it may wrap. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
export const reference = style({
  display: 'none',
  color: vars.color.faint,
  fontSize: vars.size.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'block' } },
})
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xs,
  flex: 'none',
  textAlign: 'end',
})
const amountBase = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const amount = styleVariants({
  in: [amountBase, { color: vars.color.success }],
  out: [amountBase],
  none: [amountBase, { color: vars.color.muted }],
})
export const after = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
