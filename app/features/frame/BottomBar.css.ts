import { style } from '@vanilla-extract/css'
import { media, vars } from '#app/ui/theme/theme.css.ts'
import { bare } from './PageFrame.css.ts'

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.lg]: { display: 'none' },
    [media.lying]: { selectors: { [`${bare} &`]: { display: 'none' } } },
  },
})

export const item = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 60,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: `0 ${vars.space.xs}`,
  border: 0,
  background: 'transparent',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current="page"]': { color: vars.color.text, fontWeight: 700 } },
})

export const sheet = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '80dvh',
  overflow: 'auto',
  margin: 0,
  padding: `${vars.space.xl} ${vars.space.lg} calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  border: 0,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' } },
})

export const sheetRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space.lg,
  fontWeight: 600,
})

export const sheetLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 48,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.link } },
})
