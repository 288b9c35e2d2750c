import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** Header and bottom bar of a phone, header of a desktop: the rest is the game's. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 61px - 61px - env(safe-area-inset-bottom))',
  minHeight: 420,
  '@media': { [media.lg]: { height: 'calc(100dvh - 73px)' } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: { columnGap: vars.space.lg, padding: `${vars.space.xs} ${vars.space.lg}` },
  },
})

/** On phones the header has the balance already. */
export const wideOnly = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
})

/** On phones the game itself shows its name: here it stands for listeners only. */
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

export const figure = style({ display: 'flex', flexDirection: 'column', lineHeight: 1.25 })
export const label = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const value = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })

export const fun = style({
  padding: `${vars.space.xs} ${vars.space.lg}`,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})

export const stage = style({ position: 'relative', flex: '1 1 auto', minHeight: 0 })
export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.ground,
})
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: vars.space.xl,
  background: vars.color.ground,
  textAlign: 'center',
})

export const failed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: `${vars.space.xxxl} ${vars.space.lg}`,
})
export const failedName = style({ fontFamily: vars.font.heading, fontSize: vars.size.xxl })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md })
