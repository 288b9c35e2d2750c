import { style } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
})
export const tab = style({
  flex: 'none',
  minHeight: 48,
  padding: `0 ${vars.space.md}`,
  border: 0,
  borderBottom: '3px solid transparent',
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  background: 'transparent',
  color: vars.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.color.text,
      borderBottomColor: vars.color.accentLine,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [media.pointer]: { ':hover': { color: vars.color.text } } },
})
export const panel = style({ paddingTop: vars.space.lg, borderRadius: vars.radius.sm })
