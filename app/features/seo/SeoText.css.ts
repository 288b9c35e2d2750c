import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const block = style({
  width: '100%',
  maxWidth: 1240,
  margin: `0 auto ${vars.space.xxl}`,
  padding: `0 ${vars.space.lg}`,
})
export const title = style({
  minHeight: 44,
  paddingBlock: vars.space.md,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
})
export const body = style({ maxWidth: 720, paddingBlock: vars.space.md })
