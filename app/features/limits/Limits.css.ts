import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const column = style({ maxWidth: 760, overflowWrap: 'anywhere' })
export const rules = style({ display: 'grid', gap: vars.space.sm, color: vars.color.muted })
export const kind = style({ display: 'grid', gap: vars.space.md, minWidth: 0 })

export const row = style({
  display: 'grid',
  gap: vars.space.md,
  minWidth: 0,
  padding: `${vars.space.lg} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
})
export const value = style({
  fontSize: vars.size.lg,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})

export const figuresBox = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.sm} ${vars.space.xl}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const figure = style({ margin: 0, fontWeight: 600 })

export const form = style({ display: 'grid', gap: vars.space.lg, maxWidth: 520, minWidth: 0 })
/** Its first line may be a button, which needs space below the title. */
export const waiting = style({ display: 'grid', gap: vars.space.md, paddingTop: vars.space.sm })
export const preview = style({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
})
export const previewTitle = style({ margin: 0, fontSize: vars.size.md, fontWeight: 700 })
export const sentences = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.xl,
  listStyle: 'disc',
})
