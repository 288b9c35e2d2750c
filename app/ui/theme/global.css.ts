import { globalStyle } from '@vanilla-extract/css'
import { media, vars } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  colorScheme: 'dark',
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.sm,
  lineHeight: 1.5,
  WebkitTextSizeAdjust: '100%',
})
globalStyle('html[data-theme="light"]', { colorScheme: 'light' })
globalStyle('body', { margin: 0, minHeight: '100dvh' })
globalStyle('h1, h2, h3, p, dl, dd, ul, figure', { margin: 0, padding: 0 })
globalStyle('ul', { listStyle: 'none' })
globalStyle('a', { color: vars.color.link })
globalStyle('button, input, select', { font: 'inherit', color: 'inherit' })
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
})
globalStyle('[popover]', { color: 'inherit', border: 0 })
globalStyle('#main:focus', { outline: 'none' })
// Elements without a transition must not get one, however short: a theme change would start it on every element.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      transition: 'none !important',
      // Shortened, not removed: an animation still ends, and a delayed one still starts late.
      animationDuration: '0.01ms !important',
    },
  },
})
