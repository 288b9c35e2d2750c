import { globalStyle, style } from '@vanilla-extract/css'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** A comfortable line length; pictures, tables and games use the same width. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
  fontSize: vars.size.md,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})
globalStyle(`${text} > * + h2`, { paddingTop: vars.space.lg })
globalStyle(`${text} > * + h3, ${text} > * + h4`, { paddingTop: vars.space.sm })

const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: vars.space.xl,
})
export const points = style([list, { listStyle: 'disc' }])
export const steps = style([list, { listStyle: 'decimal' }])
globalStyle(`${list} ::marker`, { color: vars.color.muted })

export const figure = style({ margin: `${vars.space.sm} 0` })
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
})
export const caption = style({
  paddingTop: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.sm,
})
export const action = style({ paddingBlock: vars.space.sm })

const box = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})
export const accordion = style([box])
export const summary = style([
  layout.summary,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.lg,
    minHeight: 52,
    padding: `${vars.space.md} ${vars.space.lg}`,
    borderRadius: vars.radius.md,
    fontWeight: 600,
    selectors: {
      '&:hover': { background: vars.color.raised },
      '&::after': {
        content: '""',
        flex: 'none',
        width: 9,
        height: 9,
        borderRight: `2px solid ${vars.color.muted}`,
        borderBottom: `2px solid ${vars.color.muted}`,
        transform: 'translateY(-2px) rotate(45deg)',
        transition: `transform ${vars.motion.quick}`,
      },
      [`${accordion}[open] > &::after`]: { transform: 'translateY(2px) rotate(225deg)' },
    },
  },
])
export const opened = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.lg}`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
})

export const tableBox = style([box, { overflowX: 'auto' }])
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
})
export const tableCaption = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  fontWeight: 600,
  textAlign: 'start',
})
const line = `1px solid ${vars.color.line}`
export const head = style({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBlock: line,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textAlign: 'start',
})
export const cell = style({
  minWidth: 96,
  padding: `${vars.space.md} ${vars.space.lg}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'tr + tr > &': { borderTop: line } },
})
globalStyle(`tbody th${cell}`, { fontWeight: 600 })

export const video = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
})
export const consent = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.md,
    padding: vars.space.xl,
    borderRadius: vars.radius.lg,
    color: vars.color.muted,
    fontSize: vars.size.sm,
    '@media': { [media.md]: { minHeight: 280, padding: vars.space.xxxl } },
  },
])
export const consentTitle = style({
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  lineHeight: 1.2,
})
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
})
export const elsewhere = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })

export const countdown = style([box, { padding: vars.space.xl, color: vars.color.muted }])
export const countdownLabel = style({
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  lineHeight: 1.2,
})
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xl,
  paddingTop: vars.space.lg,
})
export const unitBox = style({ display: 'flex', flexDirection: 'column', minWidth: 52 })
export const number = style({
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  lineHeight: 1.1,
})
export const unit = style({ fontSize: vars.size.xs })

export const signUp = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.md,
    padding: vars.space.xl,
    borderRadius: vars.radius.lg,
  },
])
