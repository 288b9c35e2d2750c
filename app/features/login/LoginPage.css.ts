import { style } from '@vanilla-extract/css'

export const card = style({ maxWidth: 440, margin: '0 auto' })
