import { describe, expect, test } from 'vitest'
import { dayOf } from '#schemas/rules/lobby-games.ts'
import { carriesOverlay, isRestrictedAnywhere } from '#schemas/rules/restricted.ts'
import { pageSize } from './games-page.server.ts'
import { isNew } from './is-new.ts'
import { RULE_GAMES_QUERY, withWindow } from './lobby.query.server.ts'

const studio = (
  restrictedCountry: string[],
  removeRestrictedCountryOverlay: boolean | null = null,
) => ({
  restrictedCountry,
  removeRestrictedCountryOverlay,
})

describe('the overlay of a restricted game', () => {
  test.each([
    ['relax', 'CA', true],
    ['relax', 'SE', true],
    ['relax', 'FI', false],
    ['playngo', 'SE', true],
    ['pragmaticplay', 'IN', true],
    ['pragmaticplay', 'CA', false],
    ['yggdrasil', 'CA', false],
    ['constructor', 'CA', false],
  ])('%s in %s: %s', (provider, country, expected) => {
    expect(carriesOverlay({ provider, studio: null }, country)).toBe(expected)
  })

  test('is shown where the studio is restricted, unless editors removed it', () => {
    expect(carriesOverlay({ provider: 'yggdrasil', studio: studio(['NO']) }, 'NO')).toBe(true)
    expect(carriesOverlay({ provider: 'relax', studio: studio(['NO'], true) }, 'CA')).toBe(false)
  })

  test('is not shown to a visitor whose country is unknown', () => {
    expect(carriesOverlay({ provider: 'relax', studio: studio(['NO']) }, null)).toBe(false)
  })

  test('countries without any restriction share one set of tiles', () => {
    expect(isRestrictedAnywhere([studio(['NO'])], 'NO')).toBe(true)
    expect(isRestrictedAnywhere([studio([])], 'CA')).toBe(true)
    expect(isRestrictedAnywhere([studio([])], 'FI')).toBe(false)
  })
})

test('a game is new for thirty days, and not before its release', () => {
  const today = dayOf(Date.parse('2026-11-20T23:59:00Z'))
  expect(isNew('2026-11-20', today)).toBe(true)
  expect(isNew('2026-10-22', today)).toBe(true)
  expect(isNew('2026-10-21', today)).toBe(false)
  expect(isNew('2026-11-21', today)).toBe(false)
  expect(isNew(null, today)).toBe(false)
  expect(isNew('no date', today)).toBe(false)
})

test.each([
  ['CASINO', 'popular', 'mobile', 15],
  ['CASINO', 'popular', 'tablet', 15],
  ['CASINO', 'popular', 'desktop', 30],
  ['CASINO', 'all-games', 'desktop', 30],
  ['LIVE_CASINO', 'all-games', 'mobile', 30],
  ['LIVE_CASINO', 'all-games', 'desktop', 60],
  ['LIVE_CASINO', 'live-roulette', 'desktop', 30],
] as const)('a page of %s %s on %s holds %i games', (kind, slug, device, expected) => {
  expect(pageSize(kind, slug, device)).toBe(expected)
})

describe('the window of a query', () => {
  test('is moved to the requested range', () => {
    expect(withWindow(RULE_GAMES_QUERY, { from: 30, to: 61 })).toContain('[30...61]{')
  })

  test.each([
    [-1, 5],
    [5, 5],
    [0.5, 3],
    [0, Number.NaN],
    [0, Number.POSITIVE_INFINITY],
  ])('is refused from %d to %d', (from, to) => {
    expect(() => withWindow(RULE_GAMES_QUERY, { from, to })).toThrow('no window of games')
  })
})
