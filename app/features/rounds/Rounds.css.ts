import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const pictureBox = style({
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  maxHeight: 420,
  margin: '0 auto',
})
export const words = style({ paddingInlineStart: vars.space.xl, listStyle: 'disc' })
