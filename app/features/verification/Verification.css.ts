import { style } from '@vanilla-extract/css'
import { row } from '#app/ui/RowList/RowList.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export { pillLink as tab } from '#app/ui/Pill/Pill.css.ts'

export { rows as kinds } from '#app/ui/RowList/RowList.css.ts'
export const kind = style([row, { flexWrap: 'wrap' }])
export const kindName = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: vars.color.link,
  fontWeight: 600,
})
export const status = style({
  color: vars.color.muted,
  selectors: {
    '&[data-status="VERIFIED"]': { color: vars.color.success },
    '&[data-status="REQUESTED"], &[data-status="EXPIRED"]': {
      color: vars.color.text,
      fontWeight: 700,
    },
  },
})

export const because = style({
  flexBasis: '100%',
  color: vars.color.muted,
  fontSize: vars.size.sm,
})

export const panel = style({ minWidth: 0, maxWidth: 720, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: vars.space.lg, maxWidth: 480 })
export const file = style({
  width: '100%',
  minHeight: 48,
  padding: vars.space.sm,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '16px',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    '&::file-selector-button': {
      minHeight: 32,
      marginInlineEnd: vars.space.md,
      padding: `0 ${vars.space.md}`,
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.sm,
      background: vars.color.raised,
      color: vars.color.text,
      font: 'inherit',
      fontSize: vars.size.sm,
      fontWeight: 600,
    },
  },
})
export const result = style({ ':empty': { display: 'none' }, ':focus': { outline: 'none' } })
export const camera = style({ display: 'grid', gap: vars.space.sm })

export const steps = style({
  // Two by two on a phone: one of four in a line of its own reads as another kind of thing.
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const step = style({
  paddingBottom: vars.space.xs,
  overflowWrap: 'anywhere',
  borderBottom: `3px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  selectors: {
    '&[data-state="done"]': { borderBottomColor: vars.color.success },
    '&[data-state="current"]': {
      borderBottomColor: vars.color.accent,
      color: vars.color.text,
      fontWeight: 700,
    },
  },
})

export const previews = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const preview = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: 160,
  fontSize: vars.size.xs,
})
export const canvas = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
})
export const picture = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  flex: '1 1 100px',
  maxWidth: 150,
  fontSize: vars.size.xs,
  fontWeight: 600,
})
export const drawing = style({
  width: '100%',
  height: 'auto',
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&[data-kind="right"]': { borderColor: vars.color.success },
    '&[data-kind="wrong"]': { borderColor: vars.color.critical },
  },
})

export const needed = style({
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const neededList = style({ paddingLeft: vars.space.lg, listStyle: 'disc' })
export const neededTitle = style({ fontSize: vars.size.md, fontWeight: 700 })
