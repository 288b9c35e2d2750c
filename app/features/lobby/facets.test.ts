import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import {
  type Chosen,
  FACETS,
  type FacetSetting,
  knownValues,
  NOTHING_CHOSEN,
  narrow,
  sorted,
} from './facets.ts'
import { listedGames } from './listed-games.ts'
import { addressOf, isAsking, parseLobbyQuestion, queryOf } from './lobby-question.ts'

const aGame = (id: string, facts: Partial<CatalogueGame> = {}): CatalogueGame => ({
  _id: id,
  name: id,
  launchCode: null,
  type: 'CASINO',
  gameType: 'slot',
  jackpotExist: false,
  rtp: 96,
  volatility: 3,
  releasedAt: '2026-01-01',
  popularity: 0,
  features: [],
  themes: [],
  provider: 'gp-q',
  studio: 'sp-a',
  thumbnail: null,
  ...facts,
})
const SETTING: FacetSetting = {
  providers: new Map([
    ['gp-q', 'quickspin'],
    ['gp-p', 'playngo'],
  ]),
  studios: new Map([['sp-a', 'amber']]),
  smallestBets: new Map([
    ['a', 0.2],
    ['b', 0.2],
    ['c', 0.2],
    ['d', 0.5],
  ]),
  today: Date.parse('2026-11-22') / 86_400_000,
}
const GAMES = [
  aGame('a', { themes: ['sea'], features: ['wilds'], popularity: 3, rtp: 97 }),
  aGame('b', {
    themes: ['sea', 'forest'],
    provider: 'gp-p',
    volatility: 5,
    releasedAt: '2026-11-20',
  }),
  aGame('c', { themes: ['forest'], jackpotExist: true, popularity: 9, rtp: null }),
  aGame('d', {
    provider: 'gp-hidden-in-filter',
    studio: null,
  }),
]
const idsOf = (games: readonly CatalogueGame[]) => games.map((it) => it._id).join('')
const narrowed = (chosen: Partial<Chosen>) =>
  narrow(GAMES, { ...NOTHING_CHOSEN, ...chosen }, SETTING)

describe('facets', () => {
  test.each([
    [{}, 'abcd'],
    [{ theme: ['sea'] }, 'ab'],
    [{ theme: ['sea', 'forest'] }, 'abc'],
    [{ theme: ['sea'], provider: ['playngo'] }, 'b'],
    [{ volatility: ['5'] }, 'b'],
    [{ jackpot: ['1'] }, 'c'],
    [{ new: ['1'] }, 'b'],
    [{ bet: ['0.2'] }, 'abc'],
    [{ bet: ['0.5'] }, 'abcd'],
    [{ feature: ['wilds'], jackpot: ['1'] }, ''],
  ])('%j leave %s', (chosen, expected) => {
    expect(idsOf(narrowed(chosen).games)).toBe(expected)
  })

  test('offer no provider outside the market’s filter, but its games stay', () => {
    expect([...narrowed({}).counts.provider.keys()]).toEqual(['quickspin', 'playngo'])
    expect(idsOf(narrowed({}).games)).toContain('d')
  })

  const chosenOf = fc.record({
    theme: fc.subarray(['sea', 'forest']),
    provider: fc.subarray(['quickspin', 'playngo']),
    volatility: fc.subarray(['3', '5']),
    jackpot: fc.subarray(['1']),
    bet: fc.subarray(['0.2', '0.5'], { maxLength: 1 }),
  })

  test('count for each value what choosing it alone in its facet would show', () => {
    fc.assert(
      fc.property(chosenOf, (chosen) => {
        const { counts } = narrowed(chosen)
        for (const facet of FACETS) {
          for (const value of knownValues(GAMES, SETTING)[facet]) {
            const alone = narrowed({ ...chosen, [facet]: [value] })
            expect(counts[facet].get(value) ?? 0, `${facet} ${value}`).toBe(alone.games.length)
          }
        }
      }),
    )
  })
})

test.each([
  [null, 'abcd'],
  ['popular', 'cabd'],
  ['new', 'bacd'],
  ['name', 'abcd'],
  ['rtp', 'abdc'],
] as const)('in the order %s they are %s', (by, expected) => {
  expect(idsOf(sorted(GAMES, by, (a, b) => a.localeCompare(b)))).toBe(expected)
})

test('a lobby lists no excluded, hidden or upcoming games', () => {
  const lobby = { excludedStudios: ['sp-out'], hiddenProviders: ['gp-out'] }
  const games = [
    aGame('a'),
    aGame('b', { studio: 'sp-out' }),
    aGame('c', { provider: 'gp-out' }),
    aGame('d', { releasedAt: '2026-11-23' }),
    aGame('e', { type: 'LIVE_CASINO' }),
  ]
  expect(idsOf(listedGames(games, lobby, { kind: 'CASINO', today: '2026-11-22' }))).toBe('a')
})

describe('a lobby query', () => {
  const known = knownValues(GAMES, SETTING)
  const ask = (query: string) => parseLobbyQuestion(new URLSearchParams(query), known)

  test('is the first page of everything when empty', () => {
    for (const query of ['', 'utm_source=mail', 'q=&sort=&bet=&provider=', 'q=x']) {
      const question = ask(query)
      expect(question, query).toEqual({ page: 1, text: '', chosen: NOTHING_CHOSEN, sort: null })
      expect(question && isAsking(question)).toBe(false)
    }
  })

  test('has one canonical URL, whatever the order of its parameters', () => {
    const question = ask(
      'theme=sea&provider=playngo&theme=forest&sort=rtp&q=+deep++sea+&page=2&theme=sea',
    )
    expect(question && String(queryOf(question))).toBe(
      'q=deep+sea&provider=playngo&theme=forest&theme=sea&sort=rtp&page=2',
    )
    expect(question && parseLobbyQuestion(queryOf(question), known)).toEqual(question)
    expect(addressOf('/x', { page: 1, text: '', chosen: NOTHING_CHOSEN, sort: null })).toBe('/x')
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=41',
    'page=1e1',
    'page=',
    'page=١',
    'sort=stake',
    'provider=relax',
    'provider=__proto__',
    'theme=nowhere',
    'volatility=9',
    'bet=1e3',
    'jackpot=yes',
  ])('is rejected with %s', (query) => {
    expect(ask(query)).toBeNull()
  })
})
