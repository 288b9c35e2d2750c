import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  maxWidth: 1272,
  margin: '0 auto',
  padding: `${vars.space.md} ${vars.space.lg} 0`,
  overflowWrap: 'anywhere',
})
