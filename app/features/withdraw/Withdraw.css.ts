import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export { rows } from '#app/ui/RowList/RowList.css.ts'
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.lg} ${vars.space.xxl}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const figure = style({ margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  maxWidth: 480,
})
export const only = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.lg,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
})
export const displayStatus = style({ fontSize: vars.size.sm })

/** Stacked on a phone; side by side where there is room. */
export const steps = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.xs,
  '@media': {
    [media.md]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space.md },
  },
})
const stepBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${vars.space.sm}`,
  minWidth: 0,
  paddingInlineStart: vars.space.md,
  borderInlineStart: '3px solid',
  '@media': {
    [media.md]: {
      flexDirection: 'column',
      paddingInlineStart: 0,
      paddingTop: vars.space.sm,
      borderInlineStart: 'none',
      borderTop: '3px solid',
    },
  },
})
export const step = styleVariants({
  reached: [stepBase, { borderColor: vars.color.accentLine }],
  toCome: [stepBase, { borderColor: vars.color.line, color: vars.color.muted }],
})
export const stepName = style({ fontWeight: 600 })
export const stepTime = style({ color: vars.color.muted })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  ':empty': { display: 'none' },
})

/** Takes the focus after a step: the whole content is in view. */
export const view = style({ outline: 'none' })
/** Always rendered, so that its content is announced; takes room only when filled. */
export const done = style({ selectors: { '&:not(:empty)': { marginBottom: vars.space.xl } } })
