import { style } from '@vanilla-extract/css'
import { bleeding } from '#app/ui/Layout/Layout.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const lobby = style([bleeding, { gap: vars.space.md }])
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
})
export const switchedOff = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.lg} ${vars.space.lg} 0`,
})
/** The rows below a box have the same distance to those above as rows without one. */
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minWidth: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
})
/** The filter, and at the other end of its first line the control that pauses the figures. */
export const tools = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  '@media': { [media.lg]: { minHeight: 44 } },
})
/** On a phone the games are on the first screen instead. */
export const intro = style({
  maxWidth: 720,
  paddingInline: vars.space.lg,
  '@media': { [media.belowMd]: { display: 'none' } },
})
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space.lg })
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  padding: `${vars.space.xxl} ${vars.space.lg}`,
})
