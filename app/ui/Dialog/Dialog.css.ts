import { style } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const backdrop = style({ zIndex: 40, background: vars.color.scrim })
export const dialog = style({
  position: 'fixed',
  zIndex: 41,
  inset: 'auto 0 0',
  width: 'min(480px, 100vw)',
  maxHeight: '90dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  margin: '0 auto',
  // What gets the focus is not hidden behind the head.
  scrollPaddingTop: 72,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.md]: {
      inset: 0,
      margin: 'auto',
      height: 'fit-content',
      borderRadius: vars.radius.lg,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  // However far its content is scrolled, the way out stays in sight.
  position: 'sticky',
  zIndex: 1,
  top: 0,
  padding: `${vars.space.md} ${vars.space.xl}`,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
})
export const body = style({
  padding: `${vars.space.sm} ${vars.space.xl} max(${vars.space.xl}, env(safe-area-inset-bottom))`,
})
