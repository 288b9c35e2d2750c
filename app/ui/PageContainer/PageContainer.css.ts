import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

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
