import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** From this width on there is room for the game's name. */
const NAMED = 'screen and (min-width: 700px)'

/** As high as a touch target, its border included; large amounts of two figures side by side may take a second row. */
export const bar = style({
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  columnGap: vars.space.xs,
  minHeight: 44,
  paddingInlineEnd: 2,
  background: vars.color.surface,
  boxShadow: `0 1px 0 ${vars.color.line}`,
  '@media': { [media.md]: { columnGap: vars.space.md, padding: `0 ${vars.space.sm}` } },
})

/** On phones it is for screen readers only: the room is the figures'. */
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
    [NAMED]: {
      position: 'static',
      flex: '1 1 0',
      width: 'auto',
      minWidth: 0,
      height: 'auto',
      clipPath: 'none',
    },
  },
})

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  columnGap: vars.space.sm,
  minWidth: 0,
  '@media': {
    [NAMED]: { flex: 'none', columnGap: vars.space.lg },
  },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 44,
  lineHeight: 1.2,
})
export const net = style([figure, { flex: '1 1 auto' }])
export const balance = style([
  figure,
  {
    alignItems: 'flex-start',
    // Most languages have a word for it that fits.
    minWidth: 60,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
])
export const label = style({
  display: 'flex',
  gap: 6,
  width: '100%',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  whiteSpace: 'nowrap',
})
/** On phones the amounts say how wide a figure is: its words give way. */
export const labelText = style({
  flex: '1 1 0',
  minWidth: 0,
  contain: 'inline-size',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [NAMED]: { flex: '1 1 auto', contain: 'none' } },
})
export const clock = style({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' })
export const value = style({
  fontSize: vars.size.xs,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { fontSize: vars.size.sm } },
})

export const wideOnly = style({
  display: 'none',
  '@media': { [media.md]: { display: 'flex' } },
})
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
})
export const menu = style({ display: 'flex', position: 'relative' })
/** A round waits elsewhere: its name is in the menu. */
export const menuWithNews = style([
  menu,
  {
    '::after': {
      content: '',
      position: 'absolute',
      top: 8,
      insetInlineEnd: 6,
      width: 10,
      height: 10,
      border: `2px solid ${vars.color.surface}`,
      borderRadius: '50%',
      background: vars.color.warning,
      pointerEvents: 'none',
    },
  },
])
