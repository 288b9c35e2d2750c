import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const column = style({ maxWidth: 560, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: vars.space.lg })
export const found = style({ display: 'grid', gap: vars.space.lg, minWidth: 0 })
