import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
} from '#contracts/sportsbook/words.ts'
import { chanceOf } from '#tests/faults/simulation/chance.ts'
import { footballMisfits, goalsIn } from '#tests/fixtures/football-sample.ts'
import { pricesOf } from '../pricing.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import {
  chancesAt,
  type FootballChain,
  footballChain,
  INCIDENTS,
  LENGTHS,
  MOST_GOALS,
} from './chain.ts'
import { chancesOf, sumsOf } from './chances.ts'
import {
  courseUntil,
  type FootballCourse,
  type Incident,
  KICK_OFF,
  playFootball,
  stateAfter,
} from './course.ts'
import { type FootballMarket, footballMarkets, marketIdOf, outcomesOf } from './markets.ts'
import { footballOutlook } from './outlook.ts'
import { settleFootball } from './settlement.ts'

const EVEN = { attack: 100, defence: 100 }
const chain = footballChain({ home: { attack: 120, defence: 90 }, away: EVEN })
const sumsAfter = (it: FootballChain, course: FootballCourse) =>
  sumsOf(footballOutlook(it, stateAfter(course, it)))
const marketsAfter = (course: FootballCourse) => footballMarkets(goalsIn(course).length)
const goal = (side: Side, minute = 1): Incident => ({ minute, kind: 'GOAL', side })
const goals = (home: number, away: number, minute = 1) => [
  ...Array.from({ length: home }, () => goal('home', minute)),
  ...Array.from({ length: away }, () => goal('away', minute)),
]
const fullTime = (incidents: Incident[]): FootballCourse => ({
  ...{ minutes: LENGTHS.minutes, incidents, end: 'FULL_TIME' },
})

const strength = fc.record({
  attack: fc.integer({ min: 50, max: 180 }),
  defence: fc.integer({ min: 50, max: 180 }),
})
/** A match at any minute, reached by its own chain. */
const midMatch = fc
  .record({
    match: fc.record({ home: strength, away: strength }),
    seed: fc.integer(),
    minute: fc.integer({ min: 0, max: LENGTHS.minutes }),
  })
  .map(({ match, seed, minute }) => {
    const played = footballChain(match)
    const whole = playFootball(played, chanceOf(seed).below)
    return { chain: played, whole, course: courseUntil(whole, minute) }
  })

describe('the chain', () => {
  test('leaves a chance for a minute without an incident, whatever the strengths', () => {
    const wild = footballChain({
      home: { attack: 300, defence: 300 },
      away: { attack: 300, defence: 300 },
    })
    for (let at = 0; at < wild.chances.length; at += INCIDENTS.length) {
      const all = wild.chances.slice(at, at + INCIDENTS.length)
      expect(all.reduce((sum, it) => sum + it, 0)).toBeLessThan(PARTS)
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
    }
  })

  test('is refused where minutes of one incident are too long for it', () => {
    const match = { home: { attack: 300, defence: 300 }, away: EVEN }
    expect(() => footballChain(match, { firstHalf: 2, minutes: 4 })).toThrow(RangeError)
  })

  test('lets a side score more with more players, and when behind by one than when ahead by one', () => {
    const home = (lead: number, own = 0, other = 0) =>
      chain.chances[chancesAt(40, lead, own, other)] ?? 0
    expect(home(0, 1)).toBeLessThan(home(0))
    expect(home(0, 0, 1)).toBeGreaterThan(home(0))
    expect(home(-1)).toBeGreaterThan(home(1))
  })

  test('has chances that add up to the number of winners, at every minute', () => {
    fc.assert(
      fc.property(midMatch, ({ chain, course }) => {
        const sums = sumsAfter(chain, course)
        const wrong = marketsAfter(course).filter((market) => {
          const chances = chancesOf(market, sums)
          const won = chances.reduce((sum, it) => sum + it.won, 0)
          const winners = market.kind === 'double-chance' ? 2 : 1
          const isWhole = Math.abs(won + (chances[0]?.void ?? 0) - winners) < 1e-10
          return !isWhole || chances.length !== outcomesOf(market).length
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})

/** All courses of a short chain from one on, with their exact weights: a numerator over PARTS for each minute. */
function allCourses(it: FootballChain, start: FootballCourse) {
  type Path = { course: FootballCourse; weight: bigint }
  let paths: Path[] = [{ course: start, weight: 1n }]
  for (let minute = start.minutes; minute < it.minutes; minute += 1) {
    paths = paths.flatMap(({ course, weight }) => {
      const { home, away, homeReds, awayReds } = stateAfter(course, it)
      const at = chancesAt(minute, home - away, homeReds, awayReds)
      const chanceOfIncident = INCIDENTS.map(({ kind, counts }, index) => {
        const isFull = kind === 'GOAL' && { home, away }[counts as Side] === MOST_GOALS
        return isFull ? 0 : (it.chances[at + index] ?? 0)
      })
      const none = PARTS - chanceOfIncident.reduce((sum, chance) => sum + chance, 0)
      const then = (more: Incident[], chance: number): Path => ({
        course: { minutes: minute + 1, incidents: [...course.incidents, ...more], end: 'RUNNING' },
        weight: weight * BigInt(chance),
      })
      const incidents = INCIDENTS.map(({ kind, side }, index) =>
        then([{ minute: minute + 1, kind, side }], chanceOfIncident[index] ?? 0),
      )
      return [then([], none), ...incidents.filter((path) => path.weight > 0n)]
    })
  }
  return paths.map(({ course, weight }) => ({
    weight,
    course: { ...course, end: 'FULL_TIME' } as const,
  }))
}

describe('all courses of a short match, settled one by one with exact weights,', () => {
  const wild = { home: { attack: 70, defence: 60 }, away: { attack: 60, defence: 80 } }
  const lengths = { firstHalf: 2, minutes: 4 }
  const short = footballChain(wild, lengths)
  const red = (side: Side): Incident => ({ minute: 0, kind: 'RED_CARD', side })

  test.each<[string, FootballCourse]>([
    ['from the kick-off', KICK_OFF],
    ['behind by two', { ...KICK_OFF, incidents: goals(0, 2, 0) }],
    ['after half time', { minutes: 2, incidents: goals(2, 1), end: 'RUNNING' }],
    [
      'at the bounds of goals and cards',
      {
        ...{ minutes: 1, end: 'RUNNING' },
        incidents: [...goals(MOST_GOALS - 1, 4), red('home'), red('away'), red('away')],
      },
    ],
  ])('give the chances of every market, %s', (_, start) => {
    const courses = allCourses(short, start)
    const whole = BigInt(PARTS) ** BigInt(lengths.minutes - start.minutes)
    expect(courses.reduce((sum, it) => sum + it.weight, 0n)).toBe(whole)
    const sums = sumsAfter(short, start)
    for (const market of marketsAfter(start)) {
      const exact = outcomesOf(market).map(() => ({ won: 0n, void: 0n }))
      for (const { course, weight } of courses) {
        const results = settleFootball(market, course, lengths) ?? []
        for (const [at, { result, voidFactor }] of results.entries()) {
          const sum = exact[at]
          if (!sum) continue
          sum.void += weight * BigInt(voidFactor * 2)
          if (result === 'WON') sum.won += weight * BigInt(2 - voidFactor * 2)
        }
      }
      // Divided before it becomes a double, so that nothing but the chain's own sums is inexact.
      const share = (it: bigint) => Number((it * 10n ** 18n) / (2n * whole)) / 1e18
      const wrong = chancesOf(market, sums).filter((chance, at) => {
        const { won = 0n, void: returned = 0n } = exact[at] ?? {}
        const isWon = Math.abs(chance.won - share(won)) < 1e-12
        return !isWon || Math.abs(chance.void - share(returned)) >= 1e-12
      })
      expect([marketIdOf(market), wrong]).toEqual([marketIdOf(market), []])
    }
  })
})

describe('simulated matches', () => {
  test('end as the chain says', () => {
    const sample = { matches: 10_000, draw: chanceOf(20_261_126).below }
    expect(footballMisfits(chain, KICK_OFF, sample).misfits).toEqual([])
  })

  test.each([10, 45, 46, 60, 85])('end as the chain says, from minute %i on', (minute) => {
    const start = courseUntil(playFootball(chain, chanceOf(minute).below), minute)
    const sample = { matches: 1_000, draw: chanceOf(minute).below }
    expect(footballMisfits(chain, start, sample).misfits).toEqual([])
  })

  test('are the same from the same draws, and continue from any minute', () => {
    const first = playFootball(chain, chanceOf(7).below)
    expect(playFootball(chain, chanceOf(7).below)).toEqual(first)
    const draws = chanceOf(7)
    const start = courseUntil(first, 30)
    for (let minute = 0; minute < 30; minute += 1) draws.below(PARTS)
    expect(playFootball(chain, draws.below, start)).toEqual(first)
  })
})

test('every offered price is at most fair, and each market pays back about its share', () => {
  fc.assert(
    fc.property(midMatch, ({ chain, course }) => {
      const sums = sumsAfter(chain, course)
      const unfair = marketsAfter(course).filter((market) => {
        const chances = chancesOf(market, sums)
        const { odds, payoutShare } = pricesOf(chances, 0.94)
        const isFair = odds.every((it, at) => {
          const { won = 1, void: returned = 0 } = chances[at] ?? {}
          return it === null || (won * it) / 1_000 + returned <= 1
        })
        return !isFair || (payoutShare ?? 0) > 0.94 + 1e-9
      })
      expect(unfair).toEqual([])
    }),
    { numRuns: 25 },
  )
})

describe('a match is settled', () => {
  const resultsOf = (market: FootballMarket, home: number, away: number) =>
    settleFootball(market, fullTime(goals(home, away))) ?? []
  const winnersOf = (market: FootballMarket, home: number, away: number) =>
    outcomesOf(market).filter((_, at) => resultsOf(market, home, away)[at]?.result === 'WON')

  test.each<[string, [number, number], FootballMarket, string[]]>([
    ['2-1', [2, 1], { kind: 'result' }, ['home']],
    ['2-1', [2, 1], { kind: 'double-chance' }, ['home-draw', 'home-away']],
    ['1-1', [1, 1], { kind: 'double-chance' }, ['home-draw', 'draw-away']],
    ['0-1', [0, 1], { kind: 'draw-no-bet' }, ['away']],
    ['1-1', [1, 1], { kind: 'both-score' }, ['yes']],
    ['3-0', [3, 0], { kind: 'both-score' }, ['no']],
    ['4-4', [4, 4], { kind: 'correct-score' }, ['4-4']],
    ['0-5', [0, 5], { kind: 'correct-score' }, ['other']],
    ['1-6', [1, 6], { kind: 'winning-margin' }, ['away-3']],
    ['2-2', [2, 2], { kind: 'winning-margin' }, ['draw']],
    ['2-1', [2, 1], { kind: 'total', line: 2.5 }, ['over']],
    ['2-1', [2, 1], { kind: 'total', line: 3.5 }, ['under']],
    ['2-1', [2, 1], { kind: 'team-total', side: 'away', line: 1.5 }, ['under']],
    ['2-1', [2, 1], { kind: 'next-goal', goal: 3 }, ['away']],
    ['2-1', [2, 1], { kind: 'next-goal', goal: 4 }, ['none']],
    ['2-1', [2, 1], { kind: 'half-time-full-time' }, ['home-home']],
  ])('%s: %j %j', (_, [home, away], market, winners) => {
    expect(winnersOf(market, home, away)).toEqual(winners)
  })

  test.each<[number, number, OutcomeResult, OutcomeResult]>([
    [1, -1.25, HALF_LOST, HALF_WON],
    [1, -1, VOID, VOID],
    [1, -0.75, HALF_WON, HALF_LOST],
    [1, -0.5, WON, LOST],
    [0, 0.25, HALF_WON, HALF_LOST],
    [0, 0, VOID, VOID],
    [0, -0.25, HALF_LOST, HALF_WON],
    [0, -0.5, LOST, WON],
  ])('with a lead of %i and a handicap of %d', (lead, line, home, away) => {
    expect(resultsOf({ kind: 'handicap', line }, lead, 0)).toEqual([home, away])
    if (line === 0) expect(resultsOf({ kind: 'draw-no-bet' }, lead, 0)).toEqual([home, away])
  })

  test('with half time before full time', () => {
    const { firstHalf } = LENGTHS
    const turned = [goal('away', firstHalf), goal('home', firstHalf + 1), goal('home', 90)]
    const at = outcomesOf({ kind: 'half-time-full-time' }).indexOf('away-home')
    expect(settleFootball({ kind: 'half-time-full-time' }, fullTime(turned))?.[at]).toEqual(WON)
  })

  test('as soon as a market is decided, permanently, and completely at full time', () => {
    fc.assert(
      fc.property(midMatch, ({ chain, whole, course }) => {
        const sums = sumsAfter(chain, course)
        const isRunning = course.end === 'RUNNING'
        const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
        const wrong = marketsAfter(course).filter((market) => {
          const final = settleFootball(market, whole)
          const now = settleFootball(market, course)
          const abandoned = settleFootball(market, { ...course, end: 'ABANDONED' })
          const voided = outcomesOf(market).map(() => VOID)
          const agrees = chancesOf(market, sums).every(
            ({ won }, at) =>
              !isRunning || now === null || Math.abs(won - (now[at] === WON ? 1 : 0)) < 1e-10,
          )
          const stands = !isRunning || same(abandoned, now ?? voided)
          return final === null || !agrees || !stands || (now !== null && !same(now, final))
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test.each<[FootballMarket, Incident[]]>([
    [{ kind: 'total', line: 2.5 }, goals(2, 1)],
    [{ kind: 'team-total', side: 'home', line: 0.5 }, goals(1, 0)],
    [{ kind: 'both-score' }, goals(1, 1)],
    [{ kind: 'correct-score' }, goals(5, 0)],
    [{ kind: 'next-goal', goal: 1 }, goals(0, 1)],
  ])('by its deciding goal: %j', (market, incidents) => {
    const until = (count: number): FootballCourse => ({
      ...{ minutes: 40, incidents: incidents.slice(0, count), end: 'RUNNING' },
    })
    expect(settleFootball(market, until(incidents.length - 1))).toBe(null)
    expect(settleFootball(market, until(incidents.length))).not.toBe(null)
  })

  test('under unique ids', () => {
    const ids = footballMarkets(3).map(marketIdOf)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('handicap:-0.75')
    expect(ids).toContain('team-total:away:1.5')
    expect(ids).toContain('next-goal:4')
  })

  test('but a goal that is not the next one has no chance here', () => {
    const sums = sumsAfter(chain, KICK_OFF)
    expect(() => chancesOf({ kind: 'next-goal', goal: 2 }, sums)).toThrow(RangeError)
  })
})
