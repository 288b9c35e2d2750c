import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const HEIGHT = 44
export const PILL_RADIUS = HEIGHT / 2

/** Rounded at both ends and as high as a touch target: for links to another list, part or order of the same page. */
const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: HEIGHT,
  padding: `0 ${vars.space.lg}`,
  borderRadius: PILL_RADIUS,
  color: vars.color.text,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.raised } },
})

/** One link of a group; that of the current page is filled. Long words wrap. */
export const pillLink = style([
  pill,
  {
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    fontWeight: 550,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current="page"]': {
        borderColor: vars.color.text,
        background: vars.color.text,
        color: vars.color.ground,
      },
    },
  },
])

/** A button or disclosure. */
export const pillControl = style([
  pill,
  { border: `1px solid ${vars.color.control}`, background: 'transparent' },
])
