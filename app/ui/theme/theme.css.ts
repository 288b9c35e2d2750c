import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css'
import { HEADING_FALLBACK, TEXT_FALLBACK } from './font-fallbacks.css.ts'
import { darkTheme, lightTheme } from './palettes.ts'

/** The design tokens: components name a role, never a colour. */
export const vars = createGlobalThemeContract(
  {
    color: {
      ground: 'color-ground',
      surface: 'color-surface',
      raised: 'color-raised',
      hover: 'color-hover',
      line: 'color-line',
      control: 'color-control',
      text: 'color-text',
      muted: 'color-muted',
      faint: 'color-faint',
      accent: 'color-accent',
      onAccent: 'color-on-accent',
      accentLine: 'color-accent-line',
      link: 'color-link',
      focus: 'color-focus',
      critical: 'color-critical',
      success: 'color-success',
      warning: 'color-warning',
      scrim: 'color-scrim',
    },
    space: {
      xs: 'space-xs',
      sm: 'space-sm',
      md: 'space-md',
      lg: 'space-lg',
      xl: 'space-xl',
      xxl: 'space-xxl',
      xxxl: 'space-xxxl',
    },
    radius: { sm: 'radius-sm', md: 'radius-md', lg: 'radius-lg' },
    font: { heading: 'font-heading', text: 'font-text' },
    size: {
      xs: 'size-xs',
      sm: 'size-sm',
      md: 'size-md',
      lg: 'size-lg',
      xl: 'size-xl',
      xxl: 'size-xxl',
      xxxl: 'size-xxxl',
    },
    shadow: { float: 'shadow-float' },
    motion: { quick: 'motion-quick' },
  },
  (value) => `ph-${value}`,
)

createGlobalTheme(':root', vars, {
  color: darkTheme,
  space: {
    xs: '4px',
    sm: '8px',
    md: '12px',
    lg: '16px',
    xl: '24px',
    xxl: '32px',
    xxxl: '48px',
  },
  radius: { sm: '6px', md: '12px', lg: '20px' },
  font: {
    heading: `'Bricolage Grotesque', ${HEADING_FALLBACK}, system-ui, sans-serif`,
    text: `'Figtree Variable', ${TEXT_FALLBACK}, system-ui, sans-serif`,
  },
  size: {
    xs: '13px',
    sm: '15px',
    md: '17px',
    lg: '21px',
    xl: '27px',
    xxl: '36px',
    xxxl: '48px',
  },
  shadow: { float: '0 12px 40px rgb(0 0 0 / 0.4)' },
  motion: { quick: '150ms ease-out' },
})
createGlobalTheme('[data-theme="light"]', vars.color, lightTheme)

/** A light preference where no script sets the theme. */
export const lightWithoutScripts = {
  root: 'html:not([data-theme])',
  media: '(scripting: none) and (prefers-color-scheme: light)',
} as const
globalStyle(lightWithoutScripts.root, {
  '@media': {
    [lightWithoutScripts.media]: { vars: assignVars(vars.color, lightTheme), colorScheme: 'light' },
  },
})

/** Where something that stays beside the page begins below the sticky header of a wide screen, in px. */
export const BELOW_HEADER = 88

/** Minimum widths (UI-05), and what is below the second of them. */
export const media = {
  sm: 'screen and (min-width: 320px)',
  belowMd: 'screen and (max-width: 767.98px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 1024px)',
  /** Five links, the search and the tools of the header fit side by side in the longest language, too. */
  roomy: 'screen and (min-width: 1280px)',
  xl: 'screen and (min-width: 1440px)',
  /** A phone in landscape: wide, and with no height to spare. */
  lying: 'screen and (orientation: landscape) and (max-height: 500px) and (max-width: 1023.98px)',
  /** No height to spare, as at a zoom of 400 %: nothing stays fixed over the page. */
  low: 'screen and (max-height: 419.98px)',
  /** A pointer that can hover: a mouse, not a finger. */
  pointer: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
} as const
