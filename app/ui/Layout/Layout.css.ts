import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

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

/** A group of choices; its border is that of what surrounds it. */
export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
