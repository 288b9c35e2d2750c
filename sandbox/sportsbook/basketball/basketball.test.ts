import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOST, type OutcomeResult, VOID, WON } from '#contracts/sportsbook/words.ts'
import { chanceOf } from '#tests/faults/simulation/chance.ts'
import { basketballMisfits } from '#tests/fixtures/basketball-sample.ts'
import { type Fixture, fixturesBetween } from '../calendar.ts'
import { pricesOf } from '../pricing.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import { COMPETITIONS } from '../world.ts'
import {
  type BasketballChain,
  basketballChain,
  chainOf,
  isDecided,
  periodAt,
  possessionsLeft,
  sideAt,
} from './chain.ts'
import {
  type BasketballCourse,
  boxScoreOf,
  courseUntil,
  type Possession,
  playBasketball,
  pointsIn,
  type Score,
  TIP_OFF,
} from './course.ts'
import {
  type BasketballMarket,
  basketballChances,
  basketballMarketId,
  basketballMarkets,
  basketballOutcomes,
} from './markets.ts'
import { basketballMatch } from './match.ts'
import { basketballOutlook } from './outlook.ts'
import { settleBasketball } from './settlement.ts'

const EVEN = { attack: 100, defence: 100 }
const chain = basketballChain({
  ...{ home: { attack: 104, defence: 98 }, away: EVEN, tipOff: 'home' },
})
const { regulation } = chain

/** Possessions of a chain in which each period has this score, made in the last possession of each side. */
function playsOf(turns: BasketballChain, scores: readonly (readonly [number, number])[]) {
  const plays: Possession[] = []
  for (const [home, away] of scores) {
    const { until } = periodAt(turns, plays.length)
    while (plays.length < until) {
      const side = sideAt(turns, plays.length)
      const points = plays.length < until - 2 ? 0 : side === 'home' ? home : away
      plays.push({ side, points })
    }
  }
  return plays
}
const running = (plays: readonly Possession[]): BasketballCourse => ({ plays, end: 'RUNNING' })

const strength = fc.record({
  attack: fc.integer({ min: 90, max: 110 }),
  defence: fc.integer({ min: 90, max: 110 }),
})
/** A match at any possession, reached by its own chain. */
const midMatch = fc
  .record({
    home: strength,
    away: strength,
    tipOff: fc.constantFrom('home' as const, 'away' as const),
    seed: fc.integer(),
    permille: fc.nat(999),
  })
  .map(({ seed, permille, ...match }) => {
    const played = basketballChain(match)
    const whole = playBasketball(played, chanceOf(seed).below)
    const course = courseUntil(whole, Math.floor((whole.plays.length * permille) / 1_000))
    return { chain: played, whole, course }
  })

describe('the chain', () => {
  test('is refused where a side would score more often than it has the ball', () => {
    const strong = { attack: 150, defence: 150 }
    expect(() => basketballChain({ home: strong, away: strong, tipOff: 'home' })).toThrow(
      RangeError,
    )
  })

  test('gives the sides the ball in turn, equally often in each period, and alternates who starts', () => {
    const sides = Array.from({ length: 240 }, (_, step) => sideAt(chain, step))
    const firsts = [0, 40, 80, 120, 160, 180, 200].map((step) => sides[step])
    expect(firsts).toEqual(['home', 'away', 'home', 'away', 'home', 'away', 'home'])
    for (let step = 0; step < regulation; step += 1) {
      const left = sides.slice(step, regulation)
      const home = left.filter((it) => it === 'home').length
      expect(possessionsLeft(chain, step, regulation)).toEqual({ home, away: left.length - home })
    }
  })

  test('has about as many points and overtimes as real basketball', () => {
    const even = basketballChain({ home: EVEN, away: EVEN, tipOff: 'away' })
    const { total, regular } = basketballOutlook(even, TIP_OFF)
    const mean = [...total.tails].reduce((sum, it) => sum + it, 0) - 1
    expect(mean).toBeGreaterThan(155)
    expect(mean).toBeLessThan(175)
    expect(regular.draw).toBeGreaterThan(0.02)
    expect(regular.draw).toBeLessThan(0.06)
  })
})

/** Overtimes are followed until the share of matches that continue is below this. */
const STILL_OPEN = 1e-13

type Path = { course: BasketballCourse; weight: bigint }

/** Merges courses that no market distinguishes. */
function merged(it: BasketballChain, paths: readonly Path[]): Path[] {
  const same = new Map<string, Path>()
  for (const path of paths) {
    const { periods, reached } = boxScoreOf(path.course, it)
    const { plays } = path.course
    const regular = [...periods.slice(0, 4), ...reached]
    const key = JSON.stringify([regular, pointsIn(plays), plays.length])
    const known = same.get(key)
    if (known) known.weight += path.weight
    else same.set(key, path)
  }
  return [...same.values()]
}

/**
 * All courses of a short match from one on, with their shares of all weights; `rest` is the share of those that
 * continue.
 */
function allCourses(it: BasketballChain, start: BasketballCourse) {
  const isOver = ({ course: { plays } }: Path) => {
    const { home, away } = pointsIn(plays)
    return isDecided(it, plays.length, home - away)
  }
  const ended: { box: ReturnType<typeof boxScoreOf>; share: number }[] = []
  let whole = 1n
  // Divided before it becomes a double, so that nothing but the chain's own sums is inexact.
  const shareOf = (weight: bigint) => Number((weight * 10n ** 24n) / whole) / 1e24
  let open: Path[] = [{ course: start, weight: 1n }]
  let rest = 1
  while (rest > STILL_OPEN) {
    whole *= BigInt(PARTS)
    const next = open.flatMap(({ course: { plays }, weight }) => {
      const side = sideAt(it, plays.length)
      return it.points[side].map((chance, points) => ({
        course: running([...plays, { side, points }]),
        weight: weight * BigInt(chance),
      }))
    })
    const possible = merged(
      it,
      next.filter((path) => path.weight > 0n),
    )
    for (const { course, weight } of possible.filter(isOver)) {
      const box = boxScoreOf({ ...course, end: 'FINISHED' }, it)
      ended.push({ box, share: shareOf(weight) })
    }
    open = possible.filter((path) => !isOver(path))
    rest = shareOf(open.reduce((sum, path) => sum + path.weight, 0n))
  }
  return { ended, rest }
}

describe('all courses of a short match, settled one by one with exact weights,', () => {
  const turns = { quarter: 2, overtime: 2, tipOff: 'home' as const, regulation: 8 }
  const uneven = chainOf(
    { home: [100_000, 200_000, 300_000, 400_000], away: [900_000, 40_000, 30_000, 30_000] },
    turns,
  )
  const twos = chainOf({ home: [20_000, 0, 980_000], away: [970_000, 0, 30_000] }, turns)
  const at = (scores: [number, number][], more: Possession[] = []) =>
    running([...playsOf(uneven, scores), ...more])

  test.each<[string, BasketballChain, BasketballCourse]>([
    ['from the tip-off', twos, TIP_OFF],
    [
      'in the last quarter, before a race is won',
      uneven,
      at(
        [
          [9, 17],
          [5, 0],
          [5, 1],
        ],
        [{ side: 'away', points: 0 }],
      ),
    ],
    ['before the last quarter', uneven, at([...Array(3)].map(() => [3, 4]))],
    [
      'after a race was won in a quarter that is played',
      uneven,
      at(
        [...Array(3)].map(() => [6, 6]),
        [{ side: 'away', points: 3 }],
      ),
    ],
    ['before overtime', uneven, at([...Array(4)].map(() => [5, 5]))],
    [
      'in overtime, behind',
      uneven,
      at(
        [...Array(5)].map(() => [4, 4]),
        [{ side: 'away', points: 2 }],
      ),
    ],
  ])('give the chances of every market, %s', (_, played, start) => {
    const { ended, rest } = allCourses(played, start)
    const all = ended.reduce((sum, { share }) => sum + share, rest)
    expect(Math.abs(all - 1)).toBeLessThan(1e-13)
    const outlook = basketballOutlook(played, start)
    const open = basketballMarkets(played, start).filter(
      (it) => settleBasketball(it, boxScoreOf(start, played)) === null,
    )
    expect(open.length).toBeGreaterThan(5)
    for (const market of open) {
      const settled = ended.map(({ box, share }) => ({
        results: settleBasketball(market, box),
        share,
      }))
      const shareOf = (outcome: number, result: OutcomeResult) =>
        settled.reduce(
          (sum, { results, share }) => (results?.[outcome] === result ? sum + share : sum),
          0,
        )
      const wrong = basketballChances(market, outlook).filter((chance, outcome) => {
        const [won, voided] = [shareOf(outcome, WON), shareOf(outcome, VOID)]
        return Math.abs(chance.won - won) + Math.abs(chance.void - voided) > rest + 1e-12
      })
      expect([basketballMarketId(market), wrong]).toEqual([basketballMarketId(market), []])
    }
  })
})

describe('simulated matches', () => {
  test('end as the chain says', () => {
    const sample = { matches: 2_000, draw: chanceOf(20_261_126).below }
    expect(basketballMisfits(chain, TIP_OFF, sample).misfits).toEqual([])
  })

  test.each([7, 61, 100, 158])('end as the chain says, from possession %i on', (steps) => {
    const start = courseUntil(playBasketball(chain, chanceOf(steps).below), steps)
    const sample = { matches: 400, draw: chanceOf(steps).below }
    expect(basketballMisfits(chain, start, sample).misfits).toEqual([])
  })

  test('end as the chain says, from overtime on', () => {
    const plays = playsOf(
      chain,
      [...Array(4)].map(() => [20, 20] as const),
    )
    const start = running([...plays, { side: 'home', points: 3 }])
    const sample = { matches: 1_000, draw: chanceOf(4).below }
    expect(basketballMisfits(chain, start, sample).misfits).toEqual([])
  })

  test('are the same from the same draws, and continue from any possession', () => {
    const first = playBasketball(chain, chanceOf(7).below)
    expect(playBasketball(chain, chanceOf(7).below)).toEqual(first)
    const draws = chanceOf(7)
    for (let step = 0; step < 30; step += 1) draws.below(PARTS)
    expect(playBasketball(chain, draws.below, courseUntil(first, 30))).toEqual(first)
  })

  test('have overtime only while tied, and never end tied', () => {
    const draws = chanceOf(11)
    const lengths = new Set<number>()
    const level = running(
      playsOf(
        chain,
        [...Array(4)].map(() => [20, 20] as const),
      ),
    )
    for (let n = 0; n < 100; n += 1) {
      const { plays } = playBasketball(chain, draws.below, level)
      const { periods, complete } = boxScoreOf({ plays, end: 'FINISHED' }, chain)
      lengths.add(complete)
      const isLevel = periods.slice(4).map(({ home, away }) => home === away)
      expect(isLevel).toEqual(isLevel.map((_, at) => at < isLevel.length - 1))
      expect(complete).toBe(periods.length)
    }
    expect(lengths.has(5) && lengths.has(6)).toBe(true)
  })
})

test('every offered price is at most fair, and each market pays back about its share', () => {
  fc.assert(
    fc.property(midMatch, ({ chain: played, course }) => {
      const outlook = basketballOutlook(played, course)
      const box = boxScoreOf(course, played)
      const markets = basketballMarkets(played, course)
      expect(new Set(markets.map(basketballMarketId)).size).toBe(markets.length)
      // The feed accepts no more markets.
      expect(markets.length).toBeLessThanOrEqual(200)
      const unfair = markets.filter((market) => {
        if (settleBasketball(market, box)) return false
        const chances = basketballChances(market, outlook)
        const { odds, payoutShare } = pricesOf(chances, 0.94)
        const isFair = odds.every((it, at) => {
          const { won, void: returned } = chances[at] ?? { won: 1, void: 0 }
          return it === null || won * it <= 1_000 * (1 - returned)
        })
        const sum = chances.reduce((total, it) => total + it.won, chances[0]?.void ?? 0)
        return !isFair || (payoutShare ?? 0) > 0.94 + 1e-9 || Math.abs(sum - 1) > 1e-10
      })
      expect(unfair).toEqual([])
    }),
    { numRuns: 30 },
  )
})

/** The winner of a market by its id alone, from all possessions of a match. */
function recounted(id: string, plays: readonly Possession[]): string {
  const parts = id.split(':')
  const kind = parts[0] ?? ''
  const number = Number(parts.at(-1))
  const pointsOf = (from: number, until: number, side?: string) =>
    plays
      .slice(from, until)
      .reduce((sum, it) => sum + (!side || it.side === side ? it.points : 0), 0)
  const lead = (from: number, until: number) =>
    pointsOf(from, until, 'home') - pointsOf(from, until, 'away')
  const bySign = (it: number, level = 'draw') => (it === 0 ? level : it > 0 ? 'home' : 'away')
  const byLine = (points: number) =>
    points === number ? 'none' : points > number ? 'over' : 'under'
  const quarter = 40 * (Number(parts[1]) - 1)
  const all = plays.length
  switch (kind) {
    case 'moneyline':
      return bySign(lead(0, all))
    case 'result-40':
      return bySign(lead(0, 160))
    case 'half-result':
      return bySign(lead(0, 80))
    case 'overtime':
      return all > 160 ? 'yes' : 'no'
    case 'quarter-winner':
      return bySign(lead(quarter, quarter + 40))
    case 'spread':
      return bySign(lead(0, all) + number, 'none')
    case 'total-points':
      return byLine(pointsOf(0, all))
    case 'team-points':
      return byLine(pointsOf(0, all, parts[1]))
    case 'quarter-points':
      return byLine(pointsOf(quarter, quarter + 40))
    default: {
      const sum = { home: 0, away: 0 }
      const first = plays.slice(0, 160).find((it) => {
        sum[it.side] += it.points
        return sum[it.side] >= number
      })
      return first?.side ?? 'none'
    }
  }
}

describe('a match is settled', () => {
  test('as a recount of its points says, at the end of a period, permanently', () => {
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
    fc.assert(
      fc.property(midMatch, ({ chain: played, whole, course }) => {
        const end = boxScoreOf(whole, played)
        const box = boxScoreOf(course, played)
        const wrong = basketballMarkets(played, course).filter((market) => {
          const winner = recounted(basketballMarketId(market), whole.plays)
          const outcomes = basketballOutcomes(market)
          const voided = outcomes.map(() => VOID)
          const expected =
            winner === 'none' ? voided : outcomes.map((it) => (it === winner ? WON : LOST))
          const now = settleBasketball(market, box)
          const abandoned = settleBasketball(market, { ...box, end: 'ABANDONED' })
          if (!same(settleBasketball(market, end), expected)) return true
          if (now) return !same(now, expected) || !same(abandoned, expected)
          // After an abandoned quarter, only results that more points cannot change remain valid.
          const passed = recounted(basketballMarketId(market), course.plays)
          const isFinal = market.kind === 'race' ? passed !== 'none' : passed === 'over'
          return !same(abandoned, isFinal ? expected : voided)
        })
        expect(wrong.map(basketballMarketId)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  const inFour = (home: number, away: number) =>
    playsOf(
      chain,
      [...Array(4)].map(() => [home, away] as const),
    )
  const regular: BasketballCourse = { plays: inFour(20, 18), end: 'FINISHED' }
  const late: BasketballCourse = {
    plays: playsOf(chain, [...[...Array(4)].map(() => [20, 20] as const), [5, 9]]),
    end: 'FINISHED',
  }
  const third = (end: BasketballCourse['end']): BasketballCourse => ({
    plays: [
      ...playsOf(chain, [
        [20, 20],
        [25, 20],
      ]),
      { side: 'home', points: 15 },
    ],
    end,
  })
  test.each<[string, BasketballMarket, string | null, BasketballCourse]>([
    ['80-72', { kind: 'moneyline' }, 'home', regular],
    ['80-72', { kind: 'overtime' }, 'no', regular],
    ['80-72', { kind: 'spread', line: -7.5 }, 'home', regular],
    ['80-72', { kind: 'spread', line: -9 }, 'away', regular],
    ['80-72', { kind: 'spread', line: -8 }, 'void', regular],
    ['80-72', { kind: 'total-points', line: 152 }, 'void', regular],
    ['80-72', { kind: 'total-points', line: 150 }, 'over', regular],
    ['80-72', { kind: 'team-points', side: 'away', line: 72.5 }, 'under', regular],
    ['80-72', { kind: 'race', points: 60 }, 'home', regular],
    ['80-72', { kind: 'race', points: 90 }, 'void', regular],
    ['85-89 after overtime', { kind: 'moneyline' }, 'away', late],
    ['85-89 after overtime', { kind: 'result-40' }, 'draw', late],
    ['85-89 after overtime', { kind: 'overtime' }, 'yes', late],
    ['85-89 after overtime', { kind: 'spread', line: 2.5 }, 'away', late],
    ['85-89 after overtime', { kind: 'total-points', line: 172.5 }, 'over', late],
    ['85-89 after overtime', { kind: 'quarter-winner', quarter: 4 }, 'draw', late],
    ['in the third quarter', { kind: 'half-result' }, 'home', third('RUNNING')],
    ['in the third quarter', { kind: 'race', points: 40 }, 'away', third('RUNNING')],
    ['in the third quarter', { kind: 'race', points: 60 }, null, third('RUNNING')],
    [
      'in the third quarter',
      { kind: 'quarter-points', quarter: 3, line: 12.5 },
      null,
      third('RUNNING'),
    ],
    [
      'abandoned in it',
      { kind: 'quarter-points', quarter: 3, line: 12.5 },
      'over',
      third('ABANDONED'),
    ],
    ['abandoned in it', { kind: 'quarter-winner', quarter: 3 }, 'void', third('ABANDONED')],
    ['abandoned in it', { kind: 'race', points: 60 }, 'home', third('ABANDONED')],
    ['abandoned in it', { kind: 'moneyline' }, 'void', third('ABANDONED')],
    ['abandoned in it', { kind: 'quarter-winner', quarter: 2 }, 'home', third('ABANDONED')],
  ])('%s: %j %j', (_, market, winner, course) => {
    const results = settleBasketball(market, boxScoreOf(course, chain))
    const outcomes = basketballOutcomes(market)
    expect(results).toEqual(
      winner === null
        ? null
        : outcomes.map((it) => (winner === 'void' ? VOID : it === winner ? WON : LOST)),
    )
  })

  test('and only the current quarter has chances', () => {
    const market = { kind: 'quarter-winner', quarter: 2 } as const
    const outlook = basketballOutlook(chain, TIP_OFF)
    expect(() => basketballChances(market, outlook)).toThrow(RangeError)
  })
})

test('lines follow the match, and earlier ones stay', () => {
  const lines = (course: BasketballCourse) =>
    basketballMarkets(chain, course).flatMap((it) => (it.kind === 'spread' ? [it.line] : []))
  const before = lines(TIP_OFF)
  const after = lines(running(playsOf(chain, [[12, 30]])))
  expect(after).toEqual(expect.arrayContaining(before))
  expect(Math.max(...after)).toBeGreaterThan(15)
  for (const all of [before, after]) {
    expect(all).not.toContain(0)
    expect(all.some(Number.isInteger)).toBe(true)
    expect(all.some((it) => !Number.isInteger(it))).toBe(true)
  }
})

describe('trading sees a match', () => {
  const MINUTE = 60_000
  const real = COMPETITIONS.find(
    (it) => it.id === 'caldria-basket',
  ) as (typeof COMPETITIONS)[number]
  const fixture = fixturesBetween(real, 0, 8 * 24 * 60 * MINUTE)[0] as Fixture
  const match = basketballMatch(fixture)
  const fours = (scores: readonly (readonly [number, number])[]) => running(playsOf(chain, scores))
  const level = fours([...Array(4)].map(() => [20, 20]))

  test.each<[minute: number, period: string, seconds: number, until: number | undefined]>([
    [0, 'QUARTER_1', 0, 600],
    [10, 'BREAK', 600, undefined],
    [12, 'QUARTER_2', 600, 1_200],
    [22, 'HALF_TIME', 1_200, undefined],
    [32, 'QUARTER_3', 1_200, 1_800],
    [42, 'BREAK', 1_800, undefined],
    [44, 'QUARTER_4', 1_800, 2_400],
    [54, 'BREAK', 2_400, undefined],
    [56, 'OVERTIME', 2_400, 2_700],
    [61, 'BREAK', 2_700, undefined],
    [63, 'OVERTIME', 2_700, 3_000],
  ])('at minute %i in %s', (minute, period, seconds, until) => {
    const { period: shown, clock } = match.live(level, minute * MINUTE)
    expect(shown).toBe(period)
    expect(clock).toEqual({
      ...{ seconds, sinceMs: minute * MINUTE, runs: until !== undefined },
      ...(until !== undefined && { until }),
    })
  })

  test('without bets in each side’s last possession of a period, and reports it at its end', () => {
    const played = playBasketball(chain, chanceOf(3).below)
    const { steps, suspended } = match.timeline(played, { steps: 0, atMs: 0 }, chanceOf(1).below)
    const news = steps.flatMap(({ isNews, knownMs }) => (isNews ? [knownMs / MINUTE] : []))
    expect(news.slice(0, 4)).toEqual([10, 22, 42, 54])
    expect(steps.every((it) => it.decidedMs === it.knownMs)).toBe(true)
    const stops = suspended.map(([from, until]) => [from / MINUTE, until / MINUTE])
    expect(stops.slice(0, 2)).toEqual([
      [9.5, 10.5],
      [21.5, 22.5],
    ])
  })

  test('with the score of each quarter, and of all overtimes as one', () => {
    const scores = [...[...Array(4)].map(() => [20, 20] as const), [7, 7] as const, [3, 2] as const]
    const { score, quarters } = match.live(
      { ...fours(scores), end: 'FINISHED' },
      70 * MINUTE,
    ) as ReturnType<typeof match.live> & { quarters: Score[] }
    expect(score).toEqual({ home: 90, away: 89 })
    expect(quarters).toHaveLength(5)
    expect(quarters.at(-1)).toEqual({ home: 10, away: 9 })
  })

  const twoQuarters = fours([
    [20, 20],
    [25, 20],
  ])
  const inOvertime = running([...level.plays, { side: 'home', points: 2 }])
  const afterOvertime: BasketballCourse = {
    ...fours([...[...Array(4)].map(() => [20, 20] as const), [7, 9]]),
    end: 'FINISHED',
  }
  test.each<[string, BasketballCourse, [number, number], 'RUNNING' | 'OVER', number | null]>([
    ['with more points', twoQuarters, [50, 51], 'RUNNING', 80],
    ['with points taken away', twoQuarters, [44, 10], 'RUNNING', 80],
    ['with points before the first possession', TIP_OFF, [2, 0], 'RUNNING', null],
    ['before overtime with a lead', level, [81, 80], 'RUNNING', null],
    ['before overtime with a level score', level, [85, 85], 'RUNNING', 160],
    ['in overtime with a lead', inOvertime, [84, 80], 'RUNNING', 161],
    ['in overtime with less than before it', inOvertime, [70, 80], 'RUNNING', null],
    ['to an end after four quarters', twoQuarters, [90, 81], 'OVER', 160],
    ['to a level end', twoQuarters, [90, 90], 'OVER', null],
    ['to the other winner of overtime', afterOvertime, [91, 84], 'OVER', 180],
    ['to no overtime', afterOvertime, [70, 81], 'OVER', 160],
    ['to an end of an overtime that was abandoned', inOvertime, [80, 81], 'OVER', 180],
  ])('steered %s', (_, course, [home, away], to, steps) => {
    const stated = match.withScore(course, { home, away }, to)
    if (!stated || steps === null) {
      expect(stated).toBe(steps)
      return
    }
    expect(stated.plays).toHaveLength(steps)
    expect(pointsIn(stated.plays)).toEqual({ home, away })
    expect(stated.plays.every(({ points }) => points >= 0)).toBe(true)
    expect(stated.end).toBe(to === 'OVER' ? 'FINISHED' : 'RUNNING')
  })

  test('without a score of sets, and without a retirement', () => {
    expect(match.withScore(twoQuarters, { sets: [[6, 4]] }, 'RUNNING')).toBe(null)
    expect(match.broken(twoQuarters, 'home' satisfies Side)).toBe(null)
  })
})
