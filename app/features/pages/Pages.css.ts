import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'

/** The text is 720 px wide; links to related pages are on its left where there is room. */
export const layout = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '240px minmax(0, 720px)',
      gap: vars.space.xxxl,
      paddingTop: vars.space.lg,
    },
  },
})
export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  width: '100%',
  minWidth: 0,
  maxWidth: 720,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: 1 } },
})
export const beside = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: vars.space.lg,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      top: 96,
      alignSelf: 'start',
      gridColumn: 1,
      gridRow: 1,
      borderTop: 0,
      paddingTop: 0,
    },
  },
})
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface, color: vars.color.text },
    '&[aria-current="page"]': {
      background: vars.color.raised,
      color: vars.color.text,
      fontWeight: 600,
    },
  },
})

/** External HTML brings no styles: it gets ours. */
export const html = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
  fontSize: vars.size.md,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})
globalStyle(`${html} :is(h2, h3, h4)`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  lineHeight: 1.15,
})
globalStyle(`${html} h2`, { fontSize: vars.size.xl })
globalStyle(`${html} :is(ul, ol)`, { margin: 0, paddingInlineStart: vars.space.xl })
globalStyle(`${html} ul`, { listStyle: 'disc' })
globalStyle(`${html} ol`, { listStyle: 'decimal' })
globalStyle(`${html} :is(img, iframe)`, {
  maxWidth: '100%',
  height: 'auto',
  border: 0,
  borderRadius: vars.radius.md,
})
globalStyle(`${html} iframe`, { width: '100%', aspectRatio: '16 / 9' })
globalStyle(`${html} summary`, { minHeight: 44, fontWeight: 600, cursor: 'pointer' })
globalStyle(`${html} table`, { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' })
globalStyle(`${html} :is(th, td)`, {
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
})
globalStyle(`${html} blockquote`, {
  margin: 0,
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `3px solid ${vars.color.control}`,
  color: vars.color.muted,
})

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
})
export const words = style({ width: '100%', maxWidth: 720 })
