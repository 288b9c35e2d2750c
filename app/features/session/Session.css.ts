import { keyframes, style } from '@vanilla-extract/css'
import { hidden } from '#app/ui/Text/Text.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const travel = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(300%)' },
})

export const region = style({
  position: 'fixed',
  zIndex: 50,
  top: 0,
  insetInline: 0,
  pointerEvents: 'none',
})
/** Hidden for quick responses: a flash would only unsettle. */
export const loader = style({
  display: 'block',
  overflow: 'hidden',
  height: 3,
  background: vars.color.line,
  animation: `${appear} 1ms 300ms both`,
  '::after': {
    content: '""',
    display: 'block',
    width: '33%',
    height: '100%',
    background: vars.color.accentLine,
    animation: `${travel} 1.2s ease-in-out infinite`,
  },
  '@media': {
    [media.calm]: { '::after': { width: '100%', animation: 'none' } },
  },
})
export const words = hidden
export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
})
export const offerTitle = style({ margin: 0, fontSize: vars.size.md, fontWeight: 700 })
