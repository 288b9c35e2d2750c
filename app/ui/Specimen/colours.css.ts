import { styleVariants } from '@vanilla-extract/css'
import { darkTheme } from '../theme/palettes.ts'
import { vars } from '../theme/theme.css.ts'

/** A class for each colour of the theme, to show it. */
export const ground = styleVariants(darkTheme, (_, role) => ({ background: vars.color[role] }))
