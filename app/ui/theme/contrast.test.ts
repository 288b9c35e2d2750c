import { describe, expect, test } from 'vitest'
import { contrast } from '#tests/fixtures/contrast.ts'
import { darkTheme, lightTheme } from './palettes.ts'

type ColorRole = keyof typeof darkTheme

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

test('black on white has a ratio of 21, a colour on itself of 1', () => {
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
      `%s on %s has a contrast of at least ${least}`,
      (role, ground) => {
        expect(contrast(theme[role], theme[ground])).toBeGreaterThanOrEqual(least)
      },
    )
  }

  test('every colour is a hex value', () => {
    for (const colour of Object.values(theme))
      expect(colour).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/)
  })
})
