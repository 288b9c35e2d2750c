import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const text = recipe({
  variants: {
    size: {
      small: { fontSize: vars.size.xs },
      medium: { fontSize: vars.size.sm },
      large: { fontSize: vars.size.md },
    },
    tone: {
      normal: { color: vars.color.text },
      muted: { color: vars.color.muted },
      faint: { color: vars.color.faint },
    },
  },
  defaultVariants: { size: 'medium', tone: 'normal' },
})
