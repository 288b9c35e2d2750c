import { style } from '@vanilla-extract/css'
import { pillLink } from '#app/ui/Pill/Pill.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export const menu = style({ minWidth: 0 })

/** One scrolling line on phones, as many lines as needed on desktops. */
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

/** Text beside an icon, in a line that does not wrap. */
export const entry = style([pillLink, { paddingInlineStart: vars.space.md, whiteSpace: 'nowrap' }])
