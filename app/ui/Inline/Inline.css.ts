import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
const { xs, sm, md, lg, xl, xxl } = vars.space
export const inline = styleVariants({ xs, sm, md, lg, xl, xxl }, (gap) => [base, { gap }])
