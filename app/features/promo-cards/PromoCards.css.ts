import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const cards = style({ paddingInline: vars.space.lg })
export const moment = style({ color: vars.color.muted, fontSize: vars.size.sm, fontWeight: 600 })
export const action = style({ display: 'flex' })
