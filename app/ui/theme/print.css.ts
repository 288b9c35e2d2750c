import { assignVars, globalStyle } from '@vanilla-extract/css'
import { lightTheme } from './palettes.ts'
import { vars } from './theme.css.ts'

/** On paper: dark letters on white, and only the page itself, whatever stands around it on a screen. */
globalStyle('html:root', {
  '@media': {
    print: { vars: assignVars(vars.color, lightTheme), colorScheme: 'light', background: 'none' },
  },
})
globalStyle('body header, body footer, body nav, body dialog, body [popover]', {
  '@media': { print: { display: 'none !important' } },
})
