/**
 * The colours of both themes, by role. Plain values, so that contrast.test.ts can check every pair that the components
 * use; theme.css.ts turns them into variables.
 */
export const darkTheme = {
  ground: '#0E0B14',
  surface: '#17121F',
  raised: '#221A2D',
  /** Hover state, on ground, surface and raised alike. */
  hover: '#2B2138',
  line: '#33293F',
  control: '#75678A',
  text: '#F6F2FB',
  muted: '#B7ACC6',
  faint: '#968AA8',
  /** Limelight: the one primary action of a view. */
  accent: '#DDF45B',
  onAccent: '#14101B',
  /** Limelight as a line or mark, where it needs contrast on its own. */
  accentLine: '#DDF45B',
  link: '#A48BFF',
  focus: '#A48BFF',
  critical: '#FF5A64',
  success: '#3DD68C',
  warning: '#FFB84D',
  /** Over the page, behind a dialog; the only one with alpha. */
  scrim: '#000000A8',
} as const

export const lightTheme = {
  ground: '#FAF8F5',
  surface: '#FFFFFF',
  raised: '#F2EEE8',
  hover: '#E9E3DA',
  line: '#E4DED5',
  control: '#877D6F',
  text: '#1B1524',
  muted: '#5E5468',
  faint: '#6E6379',
  accent: '#C9E63C',
  onAccent: '#14101B',
  accentLine: '#697B00',
  link: '#5B3DF5',
  focus: '#5B3DF5',
  critical: '#C4222F',
  success: '#18794E',
  warning: '#9A4D00',
  scrim: '#0E0B14A8',
} as const satisfies Record<keyof typeof darkTheme, string>
