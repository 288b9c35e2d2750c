import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.lg,
})
/** As high as the fields beside it: its text is on their baseline. */
globalStyle(`${filter} > button`, { minHeight: 48 })
export const field = style({ flex: '1 1 180px', maxWidth: 320 })
/** Hidden while another period is chosen; their values are then ignored. */
export const dayField = style([
  field,
  {
    '@supports': {
      'selector(:has(*))': {
        selectors: { [`${filter}:not(:has(option[value="days"]:checked)) &`]: { display: 'none' } },
      },
    },
  },
])
