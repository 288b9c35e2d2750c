import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** As readable as the offer itself; alone at the end of a card it is at the bottom. */
export const smallPrint = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
  selectors: { '*:not(:only-child) > &:last-child': { marginTop: 'auto' } },
})
