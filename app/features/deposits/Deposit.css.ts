import { globalStyle, style } from '@vanilla-extract/css'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { row as rowOfList, stackedRow } from '#app/ui/RowList/RowList.css.ts'
import { vars } from '#app/ui/theme/theme.css.ts'

export { choice as option, radio, rows } from '#app/ui/RowList/RowList.css.ts'

export const column = style({ maxWidth: 560 })
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
/** In a window: within reach of the thumb, however many methods there are. On a page it is `withinReach` of the layout. */
export const send = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'grid',
  margin: `0 calc(-1 * ${vars.space.xl})`,
  padding: `${vars.space.md} ${vars.space.xl} max(${vars.space.md}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
})
// What gets the focus is not hidden behind it (WCAG 2.4.11); only the button is in sight already.
globalStyle(`${fields} :is(a, button, input, summary)`, { scrollMarginBlockEnd: 96 })
globalStyle(`${fields} > :is(${send}, ${layout.withinReach}) > button`, { scrollMarginBlockEnd: 0 })
export const optionText = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
export const optionName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  fontWeight: 600,
})
export const optionFacts = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
/**
 * Behind the text, so that the names begin in one line whether or not a method has one. Its box is the same for a badge
 * and for a wide logo, and is there before the picture.
 */
export const mark = style({ flex: 'none', width: 64, height: 32, objectFit: 'contain' })
/** The other methods, below those that are shown at once: one more row, and theirs when it is open. */
export const otherMethods = style({ borderTop: `1px solid ${vars.color.line}` })
export const otherMethodsTitle = style([
  layout.summary,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    minHeight: 52,
    padding: `${vars.space.sm} ${vars.space.lg}`,
    fontWeight: 600,
    selectors: {
      '&:hover': { background: vars.color.raised },
      // The frame of the rows cuts off what is outside of them.
      '&:focus-visible': { outlineOffset: -2 },
      [`${otherMethods}[open] > &`]: { borderBottom: `1px solid ${vars.color.line}` },
    },
  },
])
export const otherMethodsArrow = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: vars.color.muted,
  selectors: { [`${otherMethods}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const bonus = stackedRow.md
export const bonusName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  cursor: 'pointer',
})
/** Only if the chosen method can be saved; a browser without support always shows it. */
export const keep = style({})
globalStyle(`${fields}:not(:has(input[data-saves="yes"]:checked)) ${keep}`, {
  '@supports': { 'selector(:has(*))': { display: 'none' } },
})
export const saved = style([rowOfList])
export const frame = style({
  display: 'block',
  width: '100%',
  // Until the frame reports its height; a frame that never does scrolls.
  height: 520,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const list = style({ margin: 0, paddingInlineStart: vars.space.xl, listStyle: 'disc' })
/** Takes the focus when the previous content is gone. */
export const view = style({ outline: 'none' })
