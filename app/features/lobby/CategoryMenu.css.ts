import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const menu = style({ minWidth: 0 })

/** One line that scrolls on phones, as many lines as it needs on desktops. */
export const list = style({
  display: 'flex',
  gap: vars.space.sm,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.lg}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { [media.lg]: { flexWrap: 'wrap', overflowX: 'visible' } },
})

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 44,
  padding: `0 ${vars.space.lg} 0 ${vars.space.md}`,
  borderRadius: 22,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current="page"]': {
      background: vars.color.text,
      borderColor: vars.color.text,
      color: vars.color.ground,
    },
  },
})
