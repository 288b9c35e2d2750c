import { describe, expect, test } from 'vitest'
import { darkTheme, lightTheme } from './palettes.ts'

type ColorRole = keyof typeof darkTheme

/** WCAG 2.2: the contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const GROUNDS = ['ground', 'surface', 'raised'] as const

/** Every colour pair of the components, and its required contrast. */
const PAIRS: readonly (readonly [roles: ColorRole[], on: readonly ColorRole[], least: number])[] = [
  [['text'], [...GROUNDS, 'hover'], 7],
  [['onAccent'], ['accent'], 7],
  [['muted', 'faint'], GROUNDS, 4.5],
  [['muted'], ['hover'], 4.5],
  [['link', 'critical', 'success'], GROUNDS, 4.5],
  [['warning'], ['ground', 'surface'], 4.5],
  [['link'], ['hover'], 4.5],
  [['control', 'accentLine'], GROUNDS, 3],
  [['focus'], [...GROUNDS, 'hover'], 3],
]

test('black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  expect(contrast('#A48BFF', '#A48BFF')).toBe(1)
})

describe.each([
  ['lights down', darkTheme],
  ['lights up', lightTheme],
] as const)('%s', (_, theme) => {
  for (const [roles, grounds, least] of PAIRS) {
    test.each(roles.flatMap((role) => grounds.map((ground) => [role, ground] as const)))(
      `%s on %s stands at least ${least} apart`,
      (role, ground) => {
        expect(contrast(theme[role], theme[ground])).toBeGreaterThanOrEqual(least)
      },
    )
  }

  test('every colour is a plain one', () => {
    for (const colour of Object.values(theme))
      expect(colour).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/)
  })
})
