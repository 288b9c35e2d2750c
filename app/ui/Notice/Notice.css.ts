import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const base = style({
  minWidth: 0,
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStartWidth: 4,
  overflowWrap: 'anywhere',
})
export const notice = styleVariants({
  info: [base, { borderInlineStartColor: vars.color.link }],
  success: [base, { borderInlineStartColor: vars.color.success }],
  warning: [base, { borderInlineStartColor: vars.color.warning }],
  critical: [base, { borderInlineStartColor: vars.color.critical }],
})
export const title = style({ fontWeight: 700 })
export const text = style({ color: vars.color.muted })
