import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.xs}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: { columnGap: vars.space.lg, padding: `${vars.space.xs} ${vars.space.lg}` },
    [media.lying]: { paddingBlock: 0 },
  },
})

/** On phones the game itself shows its name: here it is for screen readers only. */
export const name = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  fontFamily: vars.font.heading,
  fontSize: vars.size.md,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.md]: {
      position: 'static',
      flex: '1 1 0',
      width: 'auto',
      minWidth: 0,
      height: 'auto',
      clipPath: 'none',
    },
  },
})

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  lineHeight: 1.25,
})
export const label = style({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const value = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** On phones the header has the balance already; in full screen there is no header. */
export const balance = styleVariants({
  always: { minWidth: 0 },
  wide: { display: 'none', '@media': { [media.md]: { display: 'block' } } },
})
export const wideOnly = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
})
export const controls = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' })
