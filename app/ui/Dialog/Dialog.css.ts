import { style } from '@vanilla-extract/css'
import { media, vars } from '../theme/theme.css.ts'

export const dialog = style({
  width: 'min(480px, 100vw)',
  maxWidth: 'none',
  maxHeight: '90dvh',
  overflow: 'auto',
  margin: 'auto auto 0',
  padding: vars.space.xl,
  border: 0,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  '@media': { [media.md]: { margin: 'auto', borderRadius: vars.radius.lg } },
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space.lg,
})
