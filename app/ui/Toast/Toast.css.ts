import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** Above the bottom bar on a phone, in the corner on wider screens; the space between toasts stays usable. */
export const region = style({
  position: 'fixed',
  zIndex: 60,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  insetInline: vars.space.md,
  bottom: `calc(72px + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  pointerEvents: 'none',
  // A page whose own controls are at the bottom says so.
  selectors: { 'body:has([data-toasts="top"]) &': { top: 72, bottom: 'auto' } },
  '@media': {
    [media.md]: { insetInlineStart: 'auto', insetInlineEnd: vars.space.xl, width: 380 },
    [media.lg]: { bottom: vars.space.xl },
  },
})
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.lg}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  animation: `${arrive} ${vars.motion.quick}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.motion.quick}` },
  },
})
const mark = style({ display: 'grid', paddingTop: vars.space.md })
export const markOf = styleVariants({
  success: [mark, { color: vars.color.success }],
  warning: [mark, { color: vars.color.warning }],
  error: [mark, { color: vars.color.critical }],
})
export const words = style({ padding: `${vars.space.md} 0`, overflowWrap: 'anywhere' })
