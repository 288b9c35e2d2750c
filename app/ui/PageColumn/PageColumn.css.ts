import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const column = style({ display: 'flex', flexDirection: 'column', width: '100%', margin: '0 auto' })
export const columnOf = styleVariants({
  read: [column, { gap: vars.space.xl, maxWidth: 800 }],
  show: [column, { gap: vars.space.xxl, maxWidth: 1080 }],
})
