import { assignVars, globalStyle } from '@vanilla-extract/css'
import { lightTheme } from './palettes.ts'
import { vars } from './theme.css.ts'

/** In print: dark text on white, and only the page itself, without the frame around it. */
globalStyle('html:root', {
  '@media': {
    print: { vars: assignVars(vars.color, lightTheme), colorScheme: 'light', background: 'none' },
  },
})
globalStyle('body header, body footer, body nav, body dialog, body [popover]', {
  '@media': { print: { display: 'none !important' } },
})
