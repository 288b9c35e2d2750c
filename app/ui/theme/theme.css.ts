import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import { HEADING_FALLBACK, TEXT_FALLBACK } from './font-fallbacks.css.ts'

/** The words of the design: components name a role, never a colour. */
export const vars = createGlobalThemeContract(
  {
    color: {
      ground: 'color-ground',
      surface: 'color-surface',
      raised: 'color-raised',
      line: 'color-line',
      control: 'color-control',
      text: 'color-text',
      muted: 'color-muted',
      faint: 'color-faint',
      accent: 'color-accent',
      onAccent: 'color-on-accent',
      link: 'color-link',
      focus: 'color-focus',
      critical: 'color-critical',
      success: 'color-success',
      warning: 'color-warning',
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

export const darkTheme = {
  ground: '#0E0B14',
  surface: '#17121F',
  raised: '#221A2D',
  line: '#33293F',
  control: '#75678A',
  text: '#F6F2FB',
  muted: '#B7ACC6',
  faint: '#968AA8',
  accent: '#DDF45B',
  onAccent: '#14101B',
  link: '#A48BFF',
  focus: '#A48BFF',
  critical: '#FF5A64',
  success: '#3DD68C',
  warning: '#FFB84D',
} as const

export const lightTheme = {
  ground: '#FAF8F5',
  surface: '#FFFFFF',
  raised: '#F2EEE8',
  line: '#E4DED5',
  control: '#877D6F',
  text: '#1B1524',
  muted: '#5E5468',
  faint: '#6E6379',
  accent: '#C9E63C',
  onAccent: '#14101B',
  link: '#5B3DF5',
  focus: '#5B3DF5',
  critical: '#C4222F',
  success: '#18794E',
  warning: '#9A4D00',
} as const

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
    heading: `'Bricolage Grotesque Variable', ${HEADING_FALLBACK}, system-ui, sans-serif`,
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

/** From this width on (UI-05). */
export const media = {
  sm: 'screen and (min-width: 320px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 1024px)',
  xl: 'screen and (min-width: 1440px)',
} as const
