import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OutcomeResult } from '#contracts/sportsbook/words.ts'
import { LOST, VOID, WON } from '#contracts/sportsbook/words.ts'
import { chanceOf } from '#tests/faults/simulation/chance.ts'
import { hockeyMisfits } from '#tests/fixtures/hockey-sample.ts'
import { type Fixture, fixturesBetween } from '../calendar.ts'
import { pricesOf } from '../pricing.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import { COMPETITIONS } from '../world.ts'
import { chancesAt, HOCKEY_LENGTHS, type HockeyChain, hockeyChain, MOST_GOALS } from './chain.ts'
import {
  courseUntil,
  FACE_OFF,
  type Goal,
  type HockeyCourse,
  playHockey,
  scoreOf,
} from './course.ts'
import {
  type HockeyMarket,
  hockeyChances,
  hockeyMarketId,
  hockeyMarkets,
  hockeyOutcomes,
} from './markets.ts'
import { hockeyMatch } from './match.ts'
import { hockeyOutlook } from './outlook.ts'
import { settleHockey } from './settlement.ts'

const EVEN = { attack: 100, defence: 100 }
const chain = hockeyChain({ home: { attack: 115, defence: 92 }, away: EVEN })
const { regulation, steps: SHOOT_OUT } = chain
const goal = (side: Side, step = 1): Goal => ({ step, side })
const goals = (home: number, away: number, step = 1) => [
  ...Array.from({ length: home }, () => goal('home', step)),
  ...Array.from({ length: away }, () => goal('away', step)),
]
const finished = (steps: number, scored: Goal[]): HockeyCourse => ({
  ...{ steps, goals: scored, end: 'FINISHED' },
})
const marketsAfter = (course: HockeyCourse, it: HockeyChain) => {
  const { home, away } = scoreOf(course, it.regulation)
  return hockeyMarkets(home + away)
}

const strength = fc.record({
  attack: fc.integer({ min: 60, max: 150 }),
  defence: fc.integer({ min: 60, max: 150 }),
})
/** A match at any step of it but the last, reached by its own chain. */
const midMatch = fc
  .record({
    match: fc.record({ home: strength, away: strength }),
    seed: fc.integer(),
    permille: fc.nat(999),
  })
  .map(({ match, seed, permille }) => {
    const played = hockeyChain(match)
    const whole = playHockey(played, chanceOf(seed).below)
    const course = courseUntil(whole, Math.floor((whole.steps * permille) / 1_000))
    return { chain: played, whole, course }
  })

describe('the chain', () => {
  const home = (step: number, lead: number) => chain.chances[chancesAt(step, lead)] ?? 0
  const away = (step: number, lead: number) => chain.chances[chancesAt(step, lead) + 1] ?? 0
  const [EARLY, LATE, LAST] = [5, 45, regulation - 1]

  test('leaves a chance for a minute without a goal, whatever the strengths, but not for the shoot-out', () => {
    const strong = { attack: 170, defence: 170 }
    const { chances, steps } = hockeyChain({ home: strong, away: strong })
    for (let step = 0; step < steps; step += 1) {
      for (let lead = -4; lead <= 4; lead += 1) {
        const all = [...chances.slice(chancesAt(step, lead), chancesAt(step, lead) + 2)]
        const sum = all.reduce((total, it) => total + it, 0)
        expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
        if (step < steps - 1) expect(sum).toBeLessThan(PARTS)
      }
    }
    const last = chancesAt(steps - 1, 0)
    expect((chances[last] ?? 0) + (chances[last + 1] ?? 0)).toBe(PARTS)
  })

  test('is refused where steps of one goal are too long for it', () => {
    const lengths = { period: 1, emptyNet: 1, overtime: 1 }
    expect(() => hockeyChain({ home: EVEN, away: EVEN }, lengths)).toThrow(RangeError)
  })

  test('lets a trailing side take more risk late, and both score more on an empty net', () => {
    expect(home(LATE, -1)).toBeGreaterThan(home(EARLY, -1))
    for (const lead of [-2, -1, 1, 2]) {
      expect(home(LAST, lead)).toBeGreaterThan(home(LATE, lead))
      expect(away(LAST, lead)).toBeGreaterThan(away(LATE, lead))
    }
    expect(home(LAST, 1)).toBeGreaterThan(home(LAST, -1))
    expect(home(regulation, 0)).toBeGreaterThan(home(LATE, 0))
    expect(home(SHOOT_OUT - 1, 0)).toBeGreaterThan(PARTS / 2)
  })

  test('has about as many goals and overtimes as real ice hockey', () => {
    const { total, draw } = hockeyOutlook(hockeyChain({ home: EVEN, away: EVEN }), FACE_OFF)
    const mean = total.reduce((sum, chance, it) => sum + chance * it, 0)
    expect(mean).toBeGreaterThan(5.5)
    expect(mean).toBeLessThan(7)
    expect(draw).toBeGreaterThan(0.15)
    expect(draw).toBeLessThan(0.25)
  })
})

/** All courses of a short match from one on, with their exact weights: numerators over PARTS for each step left. */
function allCourses(it: HockeyChain, start: HockeyCourse) {
  type Path = { course: HockeyCourse; weight: bigint }
  const ended: Path[] = []
  const follow = ({ course, weight }: Path) => {
    const { home, away } = scoreOf(course)
    const { steps } = course
    if (weight === 0n) return
    if (steps === it.steps || (steps >= it.regulation && home !== away)) {
      const rest = BigInt(PARTS) ** BigInt(it.steps - steps)
      ended.push({ course: { ...course, end: 'FINISHED' }, weight: weight * rest })
      return
    }
    const at = chancesAt(steps, home - away)
    const isFull = (own: number) => steps < it.regulation && own === MOST_GOALS
    const homeGoal = isFull(home) ? 0 : (it.chances[at] ?? 0)
    const awayGoal = isFull(away) ? 0 : (it.chances[at + 1] ?? 0)
    const then = (more: Side[], chance: number) =>
      follow({
        course: {
          ...{ steps: steps + 1, end: 'RUNNING' },
          goals: [...course.goals, ...more.map((side) => goal(side, steps + 1))],
        },
        weight: weight * BigInt(chance),
      })
    then([], PARTS - homeGoal - awayGoal)
    then(['home'], homeGoal)
    then(['away'], awayGoal)
  }
  follow({ course: start, weight: 1n })
  return ended
}

describe('all courses of a short match, settled one by one with exact weights,', () => {
  const weak = { home: { attack: 70, defence: 40 }, away: { attack: 60, defence: 45 } }
  const short = hockeyChain(weak, { period: 2, emptyNet: 1, overtime: 2 })
  const running = (steps: number, scored: Goal[]): HockeyCourse => ({
    ...{ steps, goals: scored, end: 'RUNNING' },
  })

  test.each<[string, HockeyCourse]>([
    ['from the face-off', FACE_OFF],
    ['behind by two', running(1, goals(0, 2))],
    ['with a goal less in the last minutes', running(4, goals(3, 2))],
    ['at the bounds of goals', running(3, goals(MOST_GOALS, MOST_GOALS - 1))],
    ['before overtime', running(6, goals(2, 2))],
    ['in overtime at the bounds of goals', running(7, goals(MOST_GOALS, MOST_GOALS))],
    ['before the shoot-out', running(8, goals(0, 0))],
  ])('give the chances of every market, %s', (_, start) => {
    const courses = allCourses(short, start)
    const whole = BigInt(PARTS) ** BigInt(short.steps - start.steps)
    expect(courses.reduce((sum, it) => sum + it.weight, 0n)).toBe(whole)
    const outlook = hockeyOutlook(short, start)
    for (const market of marketsAfter(start, short)) {
      const exact = hockeyOutcomes(market).map(() => 0n)
      for (const { course, weight } of courses) {
        const results = settleHockey(market, course, short.regulation) ?? []
        for (const [at, it] of results.entries())
          if (it === WON) exact[at] = (exact[at] ?? 0n) + weight
      }
      // Divided before it becomes a double, so that nothing but the chain's own sums is inexact.
      const share = (it: bigint) => Number((it * 10n ** 18n) / whole) / 1e18
      const wrong = hockeyChances(market, outlook).filter(
        (chance, at) => chance.void !== 0 || Math.abs(chance.won - share(exact[at] ?? 0n)) >= 1e-12,
      )
      expect([hockeyMarketId(market), wrong]).toEqual([hockeyMarketId(market), []])
    }
  })
})

describe('simulated matches', () => {
  test('end as the chain says', () => {
    const sample = { matches: 10_000, draw: chanceOf(20_261_126).below }
    expect(hockeyMisfits(chain, FACE_OFF, sample).misfits).toEqual([])
  })

  test.each([15, 40, 57])('end as the chain says, from minute %i on', (minute) => {
    const start = courseUntil(playHockey(chain, chanceOf(minute).below), minute)
    const sample = { matches: 1_000, draw: chanceOf(minute).below }
    expect(hockeyMisfits(chain, start, sample).misfits).toEqual([])
  })

  test('end as the chain says, from overtime on', () => {
    const start: HockeyCourse = { steps: 62, goals: goals(2, 2), end: 'RUNNING' }
    const sample = { matches: 1_000, draw: chanceOf(62).below }
    expect(hockeyMisfits(chain, start, sample).misfits).toEqual([])
  })

  test('are the same from the same draws, and continue from any step', () => {
    const first = playHockey(chain, chanceOf(7).below)
    expect(playHockey(chain, chanceOf(7).below)).toEqual(first)
    const draws = chanceOf(7)
    for (let step = 0; step < 30; step += 1) draws.below(PARTS)
    expect(playHockey(chain, draws.below, courseUntil(first, 30))).toEqual(first)
  })

  test('stop at the first goal of overtime, and never end tied', () => {
    const draws = chanceOf(11)
    const ends = new Set<string>()
    for (let n = 0; n < 400; n += 1) {
      const { steps, goals: scored } = playHockey(chain, draws.below)
      const late = scored.filter((it) => it.step > regulation)
      ends.add(steps === regulation ? 'regulation' : steps === SHOOT_OUT ? 'shoot-out' : 'overtime')
      expect(late.map((it) => it.step)).toEqual(steps === regulation ? [] : [steps])
      const { home, away } = scoreOf({ ...FACE_OFF, goals: scored })
      expect(home).not.toBe(away)
      if (late.length > 0) expect(Math.abs(home - away)).toBe(1)
    }
    expect([...ends].sort()).toEqual(['overtime', 'regulation', 'shoot-out'])
  })
})

test('every offered price is at most fair, and each market pays back about its share', () => {
  fc.assert(
    fc.property(midMatch, ({ chain: played, course }) => {
      const outlook = hockeyOutlook(played, course)
      const unfair = marketsAfter(course, played).filter((market) => {
        const chances = hockeyChances(market, outlook)
        const { odds, payoutShare } = pricesOf(chances, 0.94)
        const isFair = odds.every((it, at) => it === null || (chances[at]?.won ?? 1) * it <= 1_000)
        const sum = chances.reduce((total, it) => total + it.won, 0)
        return !isFair || (payoutShare ?? 0) > 0.94 + 1e-9 || Math.abs(sum - 1) > 1e-10
      })
      expect(unfair).toEqual([])
    }),
    { numRuns: 40 },
  )
})

/** The winner of a market by its id alone, from the sides of the goals in three periods and of the one after them. */
function recounted(id: string, regular: readonly Side[], late: Side | undefined): string {
  const [kind, number] = id.split(':')
  const lead = regular.reduce((sum, side) => sum + (side === 'home' ? 1 : -1), 0)
  const bySign = (it: number, level: string) => (it === 0 ? level : it > 0 ? 'home' : 'away')
  switch (kind) {
    case 'result-60':
      return bySign(lead, 'draw')
    case 'winner-with-overtime':
      return bySign(lead, late ?? '')
    case 'both-score-60':
      return new Set(regular).size === 2 ? 'yes' : 'no'
    case 'overtime':
      return late ? 'yes' : 'no'
    case 'total-60':
      return regular.length > Number(number) ? 'over' : 'under'
    case 'handicap-60':
      return bySign(lead + Number(number), '')
    default:
      return regular[Number(number) - 1] ?? 'none'
  }
}

describe('a match is settled', () => {
  test('as a recount of its goals says, as soon as a market is decided, permanently', () => {
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
    fc.assert(
      fc.property(midMatch, ({ chain: played, whole, course }) => {
        const outlook = hockeyOutlook(played, course)
        const regular = whole.goals.filter((it) => it.step <= regulation).map((it) => it.side)
        const late = whole.goals.find((it) => it.step > regulation)?.side
        const wrong = marketsAfter(course, played).filter((market) => {
          const winner = recounted(hockeyMarketId(market), regular, late)
          const expected = hockeyOutcomes(market).map((it) => (it === winner ? WON : LOST))
          const now = settleHockey(market, course)
          const abandoned = settleHockey(market, { ...course, end: 'ABANDONED' })
          const voided = hockeyOutcomes(market).map(() => VOID)
          const chances = hockeyChances(market, outlook).map(({ won }) => won)
          // What is settled is certain.
          const agrees =
            now?.every((it, at) => Math.abs((chances[at] ?? 0) - (it === WON ? 1 : 0)) < 1e-10) ??
            true
          const isRight = same(settleHockey(market, whole), expected)
          return (
            !isRight || !agrees || !same(abandoned, now ?? voided) || (now && !same(now, expected))
          )
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  const afterOvertime = finished(62, [...goals(2, 2), goal('away', 62)])
  const afterShootOut = finished(SHOOT_OUT, [...goals(0, 0), goal('home', SHOOT_OUT)])
  test.each<[string, HockeyCourse, HockeyMarket, string]>([
    ['3-2', finished(regulation, goals(3, 2)), { kind: 'result-60' }, 'home'],
    ['3-2', finished(regulation, goals(3, 2)), { kind: 'winner-with-overtime' }, 'home'],
    ['3-2', finished(regulation, goals(3, 2)), { kind: 'overtime' }, 'no'],
    ['3-2', finished(regulation, goals(3, 2)), { kind: 'handicap-60', line: -1.5 }, 'away'],
    ['3-2', finished(regulation, goals(3, 2)), { kind: 'next-goal-60', goal: 6 }, 'none'],
    ['2-3 after overtime', afterOvertime, { kind: 'result-60' }, 'draw'],
    ['2-3 after overtime', afterOvertime, { kind: 'winner-with-overtime' }, 'away'],
    ['2-3 after overtime', afterOvertime, { kind: 'overtime' }, 'yes'],
    ['2-3 after overtime', afterOvertime, { kind: 'total-60', line: 4.5 }, 'under'],
    ['2-3 after overtime', afterOvertime, { kind: 'handicap-60', line: 0.5 }, 'home'],
    ['2-3 after overtime', afterOvertime, { kind: 'next-goal-60', goal: 5 }, 'none'],
    ['1-0 after a shoot-out', afterShootOut, { kind: 'both-score-60' }, 'no'],
    ['1-0 after a shoot-out', afterShootOut, { kind: 'winner-with-overtime' }, 'home'],
    ['1-0 after a shoot-out', afterShootOut, { kind: 'next-goal-60', goal: 1 }, 'none'],
  ])('%s: %j %j', (_, course, market, winner) => {
    const results = settleHockey(market, course) ?? []
    expect(hockeyOutcomes(market).filter((_, at) => results[at] === WON)).toEqual([winner])
  })

  test.each<[string, HockeyCourse, HockeyMarket, OutcomeResult[] | null]>([
    [
      'overtime is played',
      { steps: 62, goals: goals(1, 1), end: 'RUNNING' },
      { kind: 'winner-with-overtime' },
      null,
    ],
    [
      'overtime is abandoned',
      { steps: 62, goals: goals(1, 1), end: 'ABANDONED' },
      { kind: 'winner-with-overtime' },
      [VOID, VOID],
    ],
    [
      'overtime is abandoned',
      { steps: 62, goals: goals(1, 1), end: 'ABANDONED' },
      { kind: 'result-60' },
      [LOST, WON, LOST],
    ],
    [
      'it is abandoned early',
      { steps: 30, goals: goals(4, 0), end: 'ABANDONED' },
      { kind: 'result-60' },
      [VOID, VOID, VOID],
    ],
    [
      'it is abandoned early',
      { steps: 30, goals: goals(4, 0), end: 'ABANDONED' },
      { kind: 'total-60', line: 3.5 },
      [WON, LOST],
    ],
  ])('when %s: %j %j', (_, course, market, results) => {
    expect(settleHockey(market, course)).toEqual(results)
  })

  test('under unique ids, and only the next goal has a chance', () => {
    const ids = hockeyMarkets(3).map(hockeyMarketId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('handicap-60:-1.5')
    expect(ids).toContain('next-goal-60:4')
    const outlook = hockeyOutlook(chain, FACE_OFF)
    expect(() => hockeyChances({ kind: 'next-goal-60', goal: 2 }, outlook)).toThrow(RangeError)
  })
})

describe('trading sees a match', () => {
  const MINUTE = 60_000
  const real = COMPETITIONS.find((it) => it.id === 'norvane-ice') as (typeof COMPETITIONS)[number]
  const match = hockeyMatch(fixturesBetween(real, 0, 8 * 24 * 60 * MINUTE)[0] as Fixture)
  const level: HockeyCourse = { steps: regulation, goals: goals(2, 2), end: 'RUNNING' }

  test.each<[minute: number, period: string, seconds: number | undefined]>([
    [0, 'FIRST_PERIOD', 0],
    [20, 'INTERMISSION', 1_200],
    [35, 'SECOND_PERIOD', 1_200],
    [55, 'INTERMISSION', 2_400],
    [70, 'THIRD_PERIOD', 2_400],
    [90, 'INTERMISSION', 3_600],
    [93, 'OVERTIME', 3_600],
    [98, 'INTERMISSION', 3_900],
    [101, 'SHOOT_OUT', undefined],
  ])('at minute %i in %s', (minute, period, seconds) => {
    const { period: shown, clock } = match.live(level, minute * MINUTE)
    expect([shown, clock?.seconds]).toEqual([period, seconds])
    if (clock)
      expect(clock).toMatchObject({ sinceMs: minute * MINUTE, runs: period !== 'INTERMISSION' })
  })

  test('without bets during the shoot-out, whose winner gets one goal', () => {
    const played: HockeyCourse = {
      ...{ steps: SHOOT_OUT, end: 'FINISHED' },
      goals: [...level.goals, goal('away', SHOOT_OUT)],
    }
    const known = { steps: regulation, atMs: 0 }
    const { steps, suspended } = match.timeline(played, known, chanceOf(1).below)
    expect(steps.at(-1)).toMatchObject({ decidedMs: 106 * MINUTE, isNews: true })
    expect(suspended.at(-1)?.[0]).toBe(101 * MINUTE)
    expect(suspended.at(-1)?.[1]).toBeGreaterThan(106 * MINUTE)
    const { period, score } = match.live(played, 107 * MINUTE)
    expect([period, score]).toEqual(['FINISHED', { home: 2, away: 3 }])
  })

  const inOvertime: HockeyCourse = { ...level, steps: 62 }
  const afterOvertime = finished(63, [...level.goals, goal('home', 63)])
  const { emptyNet, period } = HOCKEY_LENGTHS
  const early: HockeyCourse = { steps: period - emptyNet, goals: goals(1, 0), end: 'RUNNING' }
  test.each<[string, HockeyCourse, [number, number], 'RUNNING' | 'OVER', number[] | null]>([
    ['with more goals', early, [2, 3], 'RUNNING', [18, 2, 3]],
    ['with a goal taken away', early, [0, 0], 'RUNNING', [18, 0, 0]],
    ['with more goals than a match may have', early, [MOST_GOALS + 1, 0], 'RUNNING', null],
    ['in overtime with a level score', inOvertime, [3, 3], 'RUNNING', [62, 3, 3]],
    ['in overtime with a lead', inOvertime, [3, 2], 'RUNNING', null],
    ['to an end after three periods', early, [4, 1], 'OVER', [regulation, 4, 1]],
    ['to a level end', early, [1, 1], 'OVER', null],
    ['to the other winner of overtime', afterOvertime, [2, 3], 'OVER', [63, 2, 2]],
    ['to other goals before overtime', afterOvertime, [1, 0], 'OVER', [63, 0, 0]],
    ['to no overtime', afterOvertime, [4, 2], 'OVER', [regulation, 4, 2]],
    ['to an end of an overtime that was abandoned', level, [3, 2], 'OVER', [61, 2, 2]],
  ])('steered %s', (_, course, [home, away], to, expected) => {
    const stated = match.withScore(course, { home, away }, to)
    if (!stated || !expected) {
      expect(stated).toBe(expected)
      return
    }
    const regular = scoreOf(stated, regulation)
    expect([stated.steps, regular.home, regular.away]).toEqual(expected)
    expect(scoreOf(stated)).toEqual({ home, away })
    expect(stated.end).toBe(to === 'OVER' ? 'FINISHED' : 'RUNNING')
  })

  test('without a score of sets, and without a retirement', () => {
    expect(match.withScore(early, { sets: [[6, 4]] }, 'RUNNING')).toBe(null)
    expect(match.broken(early, 'home')).toBe(null)
  })
})
