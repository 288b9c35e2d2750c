import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `opacity ${vars.motion.quick}`,
    selectors: {
      '&:hover': { opacity: 0.9 },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      primary: { background: vars.color.accent, color: vars.color.onAccent },
      neutral: {
        background: vars.color.raised,
        color: vars.color.text,
        borderColor: vars.color.control,
      },
      quiet: { background: 'transparent', color: vars.color.text },
      critical: {
        background: 'transparent',
        color: vars.color.critical,
        borderColor: vars.color.critical,
      },
    },
    size: {
      small: { minHeight: 36, padding: `0 ${vars.space.md}`, fontSize: vars.size.xs },
      medium: { minHeight: 44, padding: `0 ${vars.space.lg}`, fontSize: vars.size.sm },
      large: { minHeight: 52, padding: `0 ${vars.space.xl}`, fontSize: vars.size.md },
    },
    block: { true: { width: '100%' } },
  },
})
