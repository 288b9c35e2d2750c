/** The colours of pockets by their name, and of the wheel's segments by what they pay. */
export const TONES: Readonly<Record<string, string>> = {
  red: '#b3202c',
  black: '#1b1b22',
  green: '#15734a',
  1: '#caa23a',
  3: '#2f6fb0',
  5: '#2c8a52',
  11: '#b3302c',
  23: '#29212f',
}
