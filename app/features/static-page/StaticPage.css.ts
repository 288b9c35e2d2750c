import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

/** A line that is read, not scanned: about 70 letters. */
export const page = style({ display: 'grid', gap: vars.space.xl, maxWidth: 720, margin: '0 auto' })
