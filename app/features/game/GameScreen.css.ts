import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/**
 * All of the page's height that the layout leaves (`OVER_GAME`). Under a notice that leaves too little of a phone the
 * page scrolls, to a game that is complete.
 */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 'min(100svh, 667px)',
  '@media': {
    [media.lying]: { minHeight: 'min(100svh, 375px)' },
    [media.lg]: { minHeight: 400 },
  },
})

/** Above header and bottom bar, and below every dialog. */
export const whole = style({
  position: 'fixed',
  inset: 0,
  zIndex: 39,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.ground,
})

/** Becomes visible on keyboard focus, over the edge of the game. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.sm,
  zIndex: 2,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': {
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const skipBefore = style({ top: vars.space.sm })
export const skipAfter = style({ bottom: vars.space.sm })

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

/** The game's own picture, out of focus: its colours fill the stage until the game does. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'blur(32px)',
  opacity: 0.4,
})
export const art = style({
  position: 'relative',
  width: 180,
  height: 180,
  borderRadius: vars.radius.lg,
  objectFit: 'cover',
})

export const withScripts = style({
  position: 'relative',
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  background: vars.color.ground,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const withoutScripts = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.lg,
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
export const hide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 44,
})
