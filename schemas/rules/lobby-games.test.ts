import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOf, dayOf, mostByRule, RULES, searchOf, windowByRule } from './lobby-games.ts'

test('every rule makes a query, and a rule without its reference makes none', () => {
  const named = { provider: 'p', studio: 's', theme: 't', feature: 'f' }
  for (const by of RULES) expect(searchOf({ by, ...named })).not.toBeNull()
  for (const by of ['provider', 'studio', 'theme', 'feature'] as const)
    expect(searchOf({ by })).toBeNull()
  expect(searchOf(null)).toBeNull()
  expect(searchOf({ by: null })).toBeNull()
  expect(searchOf({ by: 'theme', provider: 'p', theme: 'sea' })).toMatchObject({
    theme: 'sea',
    ruleProvider: '',
    popular: false,
  })
})

test('a rule finds at most its own maximum, and never more than a category may hold', () => {
  expect(mostByRule({ by: 'new', most: 12 })).toBe(12)
  expect(mostByRule({ by: 'new', most: 0 })).toBe(600)
  expect(mostByRule({ by: 'new', most: 10_000 })).toBe(600)
  expect(mostByRule(null)).toBe(600)
})

test('page after page shows each pinned game and each game of the rule once, in order', () => {
  const facts = { pinned: fc.nat(80), found: fc.nat(200), most: fc.integer({ min: 1, max: 150 }) }
  fc.assert(
    fc.property(
      fc.record({ ...facts, size: fc.integer({ min: 1, max: 40 }) }),
      ({ pinned, found, most, size }) => {
        const pins = Array.from({ length: pinned }, (_, it) => `pin ${it}`)
        const finds = Array.from({ length: found }, (_, it) => `find ${it}`)
        const seen: string[] = []
        for (let from = 0; from < pinned + found + size; from += size) {
          const window = { from, to: from + size }
          const rest = windowByRule(window, { pinned, most })
          seen.push(...pins.slice(from, from + size))
          if (rest) seen.push(...finds.slice(rest.from, rest.to))
        }
        expect(seen).toEqual([...pins, ...finds.slice(0, most)])
      },
    ),
  )
})

test('a moment is converted to its date in UTC', () => {
  expect(dateOf(dayOf(Date.parse('2026-11-21T23:59:59Z')))).toBe('2026-11-21')
})
