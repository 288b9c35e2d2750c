import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededDraw } from '../fairness.ts'
import { betProblem, chipsOf, standardLimits } from '../live/limits.ts'
import { isDrawn, isDue, tableMoment } from '../live/table-clock.ts'
import { goalChances, goalsAt, MOST_GOALS, meansOf, PARTS, type Score } from './goals.ts'
import {
  CLUBS,
  type Fixture,
  fixturesOf,
  MATCHDAYS,
  MATCHES,
  placeOf,
  seasonStart,
} from './league.ts'
import {
  chanceOf,
  MARKETS,
  oddsOf,
  RETURN_PERCENT,
  readSpot,
  returnOf,
  SELECTIONS,
  toSpot,
  WHOLE,
} from './markets.ts'
import { allLeagueTexts } from './page.ts'
import { standingsAfter } from './standings.ts'
import { type Matchday, scoreAt, VIRTUAL_LEAGUE } from './virtual-league.ts'

const GOALS = Array.from({ length: MOST_GOALS + 1 }, (_, it) => it)
const SCORES: Score[] = GOALS.flatMap((home) => GOALS.map((away): Score => [home, away]))
const FIXTURES: Fixture[] = Array.from({ length: MATCHDAYS }, (_, day) => fixturesOf(day)).flat()
const named = (it: Fixture) => [`${it.home.id}-${it.away.id}`, it] as const
const aDay = (number: number, serverSeed = 'a seed') =>
  VIRTUAL_LEAGUE.draw(
    seededDraw({ serverSeed, clientSeed: 'virtuals', nonce: number }).draw,
    number,
  )
const number = fc.integer({ min: 0, max: 40_000_000 })

describe('the fixtures', () => {
  test('pair all clubs at home and away once per season', () => {
    const pairs = FIXTURES.map(({ home, away }) => `${home.id}-${away.id}`)
    expect(new Set(pairs).size).toBe(CLUBS.length * (CLUBS.length - 1))
    expect(pairs).toHaveLength(MATCHDAYS * MATCHES)
  })

  test('give each club one match on each matchday, and the next season starts again', () => {
    fc.assert(
      fc.property(number, (day) => {
        const clubs = fixturesOf(day).flatMap(({ home, away }) => [home.id, away.id])
        expect(new Set(clubs).size).toBe(CLUBS.length)
        expect(fixturesOf(day + MATCHDAYS)).toEqual(fixturesOf(day))
        expect(placeOf(day).matchday).toBe(day - seasonStart(day) + 1)
      }),
    )
  })
})

describe('the goal distribution', () => {
  test.each([50, 120, 244])('is Poisson of %i hundredths, cut off at six', (mean) => {
    const chances = goalChances(mean)
    expect(chances.reduce((sum, it) => sum + it, 0)).toBe(PARTS)
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
    const weights = GOALS.map((it) => (mean / 100) ** it / factorial(it))
    const total = weights.reduce((sum, it) => sum + it, 0)
    for (const goals of GOALS) {
      const exact = ((weights[goals] as number) / total) * PARTS
      expect(Math.abs((chances[goals] as number) - exact)).toBeLessThan(1)
    }
  })

  test('gives each number of goals as many draws as its probability', () => {
    const chances = [3, 0, 2, 999_995]
    expect([0, 2, 3, 4, 5, PARTS - 1].map((it) => goalsAt(chances, it))).toEqual([0, 0, 2, 2, 3, 3])
    expect(() => goalsAt(chances, PARTS)).toThrow(RangeError)
  })

  test('makes the stronger club score most at home', () => {
    const [best, worst] = [CLUBS[0], CLUBS[7]] as [Fixture['home'], Fixture['home']]
    const [home, away] = meansOf({ home: best, away: worst })
    expect(home).toBeGreaterThan(2 * away)
    expect(meansOf({ home: worst, away: best })[0]).toBeLessThan(home)
  })
})

describe('the markets', () => {
  test.each(SCORES)('have exactly one winner each at %i–%i', (home, away) => {
    for (const market of MARKETS) {
      const winners = SELECTIONS.filter((it) => it.market === market && it.wins([home, away])).map(
        ({ id }) => id,
      )
      expect([market, winners]).toEqual([market, [expectedWinner(market, home, away)]])
    }
  })

  /** The winning selection, implemented a second time from the texts that players read. */
  function expectedWinner(market: (typeof MARKETS)[number], home: number, away: number): string {
    const listed = home < 4 && away < 4
    return {
      result: home === away ? 'draw' : home > away ? 'home' : 'away',
      total: home + away >= 3 ? 'over' : 'under',
      both: home * away > 0 ? 'bothYes' : 'bothNo',
      score: listed ? `score-${home}-${away}` : 'score-other',
    }[market]
  }

  test.each(FIXTURES.map(named))('%s: odds times chance is the stated return', (_, fixture) => {
    for (const selection of SELECTIONS) {
      const chance = BigInt(chanceOf(fixture, selection))
      const odds = oddsOf(fixture, selection)
      const most = BigInt(RETURN_PERCENT) * BigInt(WHOLE)
      // Rounded down to the next hundredth, and not by more.
      expect(BigInt(odds) * chance <= most).toBe(true)
      expect(BigInt(odds + 1) * chance > most).toBe(true)
      expect(odds).toBeGreaterThan(100)
    }
    for (const market of MARKETS) {
      const chances = SELECTIONS.filter((it) => it.market === market).map((it) =>
        chanceOf(fixture, it),
      )
      expect(chances.reduce((sum, it) => sum + it, 0)).toBe(WHOLE)
    }
  })

  test('over many matchdays each market comes out as often as its odds assume', () => {
    const days = 4_000
    const wins = new Map<string, number>()
    const expected = new Map<string, number>()
    for (let day = 0; day < days; day += 1) {
      const { matches } = aDay(day)
      for (const [match, fixture] of fixturesOf(day).entries()) {
        for (const selection of SELECTIONS.filter(({ market }) => market !== 'score')) {
          const add = (to: Map<string, number>, what: number) =>
            to.set(selection.id, (to.get(selection.id) ?? 0) + what)
          add(expected, chanceOf(fixture, selection) / WHOLE)
          if (selection.wins((matches[match] as Matchday['matches'][number]).score)) add(wins, 1)
        }
      }
    }
    const played = days * MATCHES
    for (const [id, all] of expected) {
      // Five standard errors of so many matches at most.
      const off = Math.abs((wins.get(id) ?? 0) - all) / played
      expect([id, off < 5 * Math.sqrt(0.25 / played)]).toEqual([id, true])
    }
  })
})

describe('a bet', () => {
  const limits = standardLimits('EUR')

  test('pays its stake times its odds, rounded down, exactly for the scores that win it', () => {
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: 0, max: MATCHES - 1 }),
        fc.constantFrom(...SELECTIONS),
        fc.constantFrom(...SCORES),
        fc.integer({ min: 1, max: 50_000_000 }),
        (day, match, selection, score, stake) => {
          const oddsHundredths = oddsOf(fixturesOf(day)[match] as Fixture, selection)
          const spot = toSpot({ match, selection, oddsHundredths })
          const matches = Array.from({ length: MATCHES }, () => ({ score, goals: [] }))
          const paid = VIRTUAL_LEAGUE.payout({ number: day, matches }, spot, stake)
          const exact = (BigInt(stake) * BigInt(oddsHundredths)) / 100n
          expect(BigInt(paid)).toBe(selection.wins(score) ? exact : 0n)
        },
      ),
    )
  })

  test('keeps the odds that it was placed at', () => {
    expect(readSpot('2:home@187')).toMatchObject({ match: 2, oddsHundredths: 187 })
    const day = { number: 1, matches: Array(4).fill({ score: [1, 0], goals: [] }) }
    expect(VIRTUAL_LEAGUE.payout(day, '2:home@187', 150)).toBe(280)
    expect(returnOf(33, 103)).toBe(33)
  })

  test('is accepted at the odds of the day, and at no others', () => {
    const [spot = ''] = VIRTUAL_LEAGUE.spots(5)
    const place = readSpot(spot)
    const other = place && toSpot({ ...place, oddsHundredths: place.oddsHundredths + 1 })
    const problem = (wanted: Record<string, number>) =>
      betProblem(VIRTUAL_LEAGUE, limits, { number: 5, wanted, placed: [] })
    expect(problem({ [spot]: 100 })).toBeNull()
    for (const wrong of [other ?? '', '9:home@150', '0:nobody@150', 'red', '']) {
      expect([wrong, problem({ [wrong]: 100 })]).toEqual([wrong, 'STAKE_OUT_OF_RANGE'])
    }
  })

  test('may have the smallest stake of the slip at every place', () => {
    for (const spot of VIRTUAL_LEAGUE.spots(3)) {
      const least = chipsOf(limits)[0] ?? 0
      const wanted = { [spot]: least }
      expect(betProblem(VIRTUAL_LEAGUE, limits, { number: 3, wanted, placed: [] })).toBeNull()
    }
  })
})

describe('a matchday', () => {
  test('is the same for the same seed, and its goals add up to its scores', () => {
    fc.assert(
      fc.property(number, fc.string(), (day, seed) => {
        const drawn = aDay(day, seed)
        expect(aDay(day, seed)).toEqual(drawn)
        for (const match of drawn.matches) {
          expect(scoreAt(match, 90)).toEqual(match.score)
          expect(scoreAt(match, 0)).toEqual([0, 0])
          const minutes = match.goals.map(({ minute }) => minute)
          expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
        }
      }),
    )
  })

  test('takes a minute, of which half is for betting, and is known when bets are closed', () => {
    const { bettingMs, dealingMs, payingMs } = VIRTUAL_LEAGUE.timing
    expect(bettingMs + dealingMs + payingMs).toBe(60_000)
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }), (now) => {
        const { number: day, phase } = tableMoment('virtuals', now)
        expect(isDrawn('virtuals', day, now)).toBe(phase !== 'BETTING')
        expect(isDue('virtuals', day, now)).toBe(phase === 'PAYING')
      }),
    )
  })

  test('reaches back to the start of its season, and on the first day to the day before', () => {
    const start = seasonStart(1_000_000)
    expect(VIRTUAL_LEAGUE.backTo?.(start)).toBe(start - 1)
    expect(VIRTUAL_LEAGUE.backTo?.(start + 5)).toBe(start)
    expect(VIRTUAL_LEAGUE.backTo?.(0)).toBe(0)
  })
})

test('the table counts three for a win and one for a draw, then goals', () => {
  const matches = (scores: Score[]) => scores.map((score) => ({ score, goals: [] }))
  const rows = standingsAfter([
    {
      number: 0,
      matches: matches([
        [3, 0],
        [1, 1],
        [0, 2],
        [0, 0],
      ]),
    },
  ])
  const [first, second, third, fourth] = fixturesOf(0) as [Fixture, Fixture, Fixture, Fixture]
  const of = (id: string) => rows.find((it) => it.club.id === id)
  expect(rows[0]).toMatchObject({ club: first.home, points: 3, scored: 3, conceded: 0, won: 1 })
  expect(rows[1]).toMatchObject({ club: third.away, points: 3, scored: 2 })
  // Of two with one point and equal difference, the one that has scored more.
  expect(
    rows
      .slice(2, 4)
      .map((it) => it.club.id)
      .sort(),
  ).toEqual([second.home.id, second.away.id].sort())
  expect(of(fourth.home.id)).toMatchObject({ points: 1, drawn: 1, played: 1 })
  expect(rows.at(-1)?.club.id).toBe(first.away.id)
  expect(standingsAfter([])).toHaveLength(CLUBS.length)
})

test.each(['br', 'de', 'en', 'es', 'fi', 'fr', 'ja', 'no', 'pl', 'pt', 'tl', 'tr'])(
  'every text of the league exists in %s, with the same values',
  (language) => {
    const [all, english] = [allLeagueTexts(language), allLeagueTexts('en')]
    const valuesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join()
    expect(Object.keys(all).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(all)) {
      expect([key, valuesIn(text)]).toEqual([key, valuesIn(english[key])])
      expect(text).not.toBe('')
    }
  },
)
