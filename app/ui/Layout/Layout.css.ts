import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

const { xs, sm, md, lg, xl, xxl } = vars.space
const GAPS = { xs, sm, md, lg, xl, xxl }

const below = style({ display: 'flex', flexDirection: 'column' })
/** One below the other. */
export const stack = styleVariants(GAPS, (gap) => [below, { gap }])

const beside = style({ display: 'flex', flexWrap: 'wrap' })
/** Beside each other where there is room, as high as the highest. */
export const wrap = styleVariants(GAPS, (gap) => [beside, { gap }])
/** The same, each at its own height. */
export const inline = styleVariants(GAPS, (gap) => [beside, { alignItems: 'center', gap }])

/** As wide as a line of text can be read. */
export const readable = style({ maxWidth: 640, overflowWrap: 'anywhere' })

export const surface = style({
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

export const container = style({
  width: '100%',
  maxWidth: 1240 + 32,
  margin: '0 auto',
  padding: `${vars.space.xl} ${vars.space.lg}`,
})

/** The same width without padding: rows may extend to the edge of a phone. */
export const bleeding = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  width: '100%',
  maxWidth: 1240 + 32,
  margin: '0 auto',
  paddingBlock: `${vars.space.xl} ${vars.space.xxxl}`,
})

/** Phones with height to spare: below it, or with a keyboard on the screen, nothing more stays over a form. */
export const PHONE_WITH_ROOM = `${media.belowMd} and (min-height: 500px)`
/**
 * The button at the end of a long form in a page's container: on a phone within reach of the thumb, however long the form
 * is. How far up it stays is known by the layout around the page (`PageLayout.css.ts`).
 */
export const withinReach = style({
  '@media': {
    [PHONE_WITH_ROOM]: {
      position: 'sticky',
      zIndex: 1,
      display: 'grid',
      margin: `0 calc(-1 * ${vars.space.lg})`,
      padding: `${vars.space.md} ${vars.space.lg}`,
      background: vars.color.ground,
    },
  },
})

/** Around what does nothing without scripts. */
export const needsScripts = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** The line that opens a disclosure and draws its own mark, in place of the browser's. */
export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** A group of choices; its border is that of what surrounds it. */
export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
