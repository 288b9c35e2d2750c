import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

/** Below the editors' text it aligns with its start; alone it is centred. */
const card = style({ width: '100%', maxWidth: 440 })
export const cardOf = styleVariants({ 1: [card, { margin: '0 auto' }], 2: [card] })
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = style({
  paddingBottom: vars.space.xs,
  borderBottom: `2px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  selectors: {
    '&[data-visited]': { borderBottomColor: vars.color.control },
    '&[aria-current]': {
      borderBottomColor: vars.color.accentLine,
      color: vars.color.text,
      fontWeight: 700,
    },
  },
})
export const stepTitle = style({ selectors: { '&:focus': { outline: 'none' } } })
export const text = style({ color: vars.color.muted })
