import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** The height of the bottom bar on phones: nothing hides under it. */
const BOTTOM_BAR = 61

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: `calc(${BOTTOM_BAR}px + env(safe-area-inset-bottom))`,
  '@media': { [media.lg]: { paddingBottom: 0 } },
})

export const notice = style({
  width: '100%',
  maxWidth: 1272,
  margin: '0 auto',
  padding: `${vars.space.lg} ${vars.space.lg} 0`,
})

export const main = style({ flex: '1 0 auto', minWidth: 0 })

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  width: '100%',
  maxWidth: 1272,
  margin: `${vars.space.xxxl} auto 0`,
  padding: `${vars.space.xxl} ${vars.space.lg}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
