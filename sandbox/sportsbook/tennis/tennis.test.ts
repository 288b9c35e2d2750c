import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOST, VOID, WON } from '#contracts/sportsbook/words.ts'
import { chanceOf } from '#tests/faults/simulation/chance.ts'
import { tennisMisfits } from '#tests/fixtures/tennis-sample.ts'
import { pricesOf } from '../pricing.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import {
  BEST_OF_FIVE,
  BEST_OF_THREE,
  LOVE_ALL,
  playTennis,
  scoreAfter,
  type TennisCourse,
  type TennisMatch,
} from './course.ts'
import {
  type TennisMarket,
  tennisChances,
  tennisMarketId,
  tennisMarkets,
  tennisOutcomes,
} from './markets.ts'
import { tennisOutlook } from './outlook.ts'
import { settleTennis } from './settlement.ts'

const match: TennisMatch = {
  rules: BEST_OF_THREE,
  servePoints: { home: 640_000, away: 610_000 },
  firstServer: 'home',
}
const settledBy = (market: TennisMarket, it: TennisMatch, course: TennisCourse) =>
  settleTennis(market, it.rules, { score: scoreAfter(it, course), end: course.end })

/** A match during a point that its own chain has led to, and how it continues. */
const midMatch = fc
  .record({
    home: fc.integer({ min: 450_000, max: 750_000 }),
    away: fc.integer({ min: 450_000, max: 750_000 }),
    rules: fc.constantFrom(BEST_OF_THREE, BEST_OF_FIVE),
    firstServer: fc.constantFrom<Side>('home', 'away'),
    seed: fc.integer(),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ home, away, rules, firstServer, seed, percent }) => {
    const it: TennisMatch = { rules, servePoints: { home, away }, firstServer }
    const whole = playTennis(it, chanceOf(seed).below).course
    const played = Math.floor((whole.points.length * percent) / 100)
    const course: TennisCourse =
      played < whole.points.length
        ? { points: whole.points.slice(0, played), end: 'RUNNING' }
        : whole
    return { match: it, whole, course }
  })

/** A second scoreboard, which knows a point by its numbers only: [home, away] of sets, games, points and all games. */
type Board = {
  sets: number[]
  games: number[]
  points: number[]
  all: number[]
  /** The winner of the game that was being played at first. */
  firstGame: number | null
}
const BEGIN: Board = { sets: [0, 0], games: [0, 0], points: [0, 0], all: [0, 0], firstGame: null }

function withPoint(board: Board, side: number, { rules }: TennisMatch): Board {
  const up = (pair: number[]) => pair.map((it, at) => (at === side ? it + 1 : it))
  const wins = (pair: number[], to: number) =>
    (pair[side] ?? 0) >= to && (pair[side] ?? 0) - (pair[1 - side] ?? 0) >= 2
  const isTieBreak = board.games.every((it) => it === rules.gamesToWin)
  const points = up(board.points)
  if (!wins(points, isTieBreak ? rules.tieBreakTo : 4)) {
    // Two points of each side less are the same game, with the same server.
    const isLong = Math.min(...points) > Math.max(4, rules.tieBreakTo)
    return { ...board, points: isLong ? points.map((it) => it - 2) : points }
  }
  const games = up(board.games)
  const [all, firstGame] = [up(board.all), board.firstGame ?? side]
  const isSet = isTieBreak || wins(games, rules.gamesToWin)
  return isSet
    ? { sets: up(board.sets), games: [0, 0], points: [0, 0], all, firstGame }
    : { ...board, games, points: [0, 0], all, firstGame }
}

function homeChance({ games, points, all }: Board, it: TennisMatch): number {
  const sum = (pair: number[]) => pair.reduce((one, other) => one + other, 0)
  const isTieBreak = games.every((count) => count === it.rules.gamesToWin)
  const inTieBreak = isTieBreak ? [0, 1, 1, 0][sum(points) % 4] : 0
  const first = it.firstServer === 'home' ? 0 : 1
  const server = (first + sum(all) + (inTieBreak ?? 0)) % 2
  return server === 0 ? it.servePoints.home / PARTS : 1 - it.servePoints.away / PARTS
}

type Ended = { board: Board; chance: number }

/** All courses at once, point by point, until hardly one is still running. `homeGame`: that home wins the first game. */
function endsByPoints(it: TennisMatch, course: TennisCourse) {
  const start = course.points.reduce(
    (board, side) => withPoint(board, side === 'home' ? 0 : 1, it),
    BEGIN,
  )
  const ended = new Map<string, Ended>()
  let running: Ended[] = [{ board: { ...start, firstGame: null }, chance: 1 }]
  let homeGame = 0
  while (running.reduce((sum, { chance }) => sum + chance, 0) > 1e-10) {
    const next = new Map<string, Ended>()
    for (const { board, chance } of running) {
      const home = homeChance(board, it)
      for (const [side, share] of [home, 1 - home].entries()) {
        const after = withPoint(board, side, it)
        if (board.firstGame === null && after.firstGame === 0) homeGame += chance * share
        // Who won it makes no difference any more.
        if (after.firstGame !== null) after.firstGame = 0
        const { sets, games, points, all } = after
        const reached = sets.includes(it.rules.setsToWin) ? ended : next
        const key = `${sets} ${games} ${points} ${all}`
        const same = reached.get(key)
        if (same) same.chance += chance * share
        else reached.set(key, { board: after, chance: chance * share })
      }
    }
    running = [...next.values()]
  }
  return { ends: [...ended.values()], homeGame }
}

/** The winner of a market by the second scoreboard. */
function winnerBy({ sets, all, firstGame }: Board, market: TennisMarket): string {
  const [home = 0, away = 0] = all
  const sideOf = (isHome: boolean) => (isHome ? 'home' : 'away')
  if (market.kind === 'winner') return sideOf((sets[0] ?? 0) > (sets[1] ?? 0))
  if (market.kind === 'set-score') return sets.join('-')
  if (market.kind === 'total-games') return home + away > market.line ? 'over' : 'under'
  if (market.kind === 'game-handicap') return sideOf(home + market.line > away)
  return sideOf(firstGame === 0)
}

describe('the chances of a match', () => {
  // Sets may end after an odd number of games, so that it matters who serves first.
  const rules = { setsToWin: 2, gamesToWin: 3, tieBreakTo: 3 }
  const lines = [3.5, 4.5, 5.5, 6.5, 7.5, 11.5, 14.5].map(
    (line) => ({ kind: 'total-games', line }) as const,
  )
  const won = (home: number, away: number): Side[] => [
    ...Array.from({ length: home }, () => 'home' as const),
    ...Array.from({ length: away }, () => 'away' as const),
  ]
  const setEach = won(12, 12)
  const threeAll = [...won(4, 4), ...won(4, 4), ...won(4, 4)]

  test.each<[string, number, Side[]]>([
    ['at the start of a match of one set', 1, []],
    ['after a set', 2, won(12, 0)],
    ['at deuce in the second set', 2, [...won(12, 4), ...won(3, 4)]],
    ['in the last tie-break', 2, [...setEach, ...threeAll, 'home', 'away', 'home']],
  ])('are those of all courses, point by point, %s', (_, setsToWin, points) => {
    const short: TennisMatch = {
      rules: { ...rules, setsToWin },
      servePoints: { home: 720_000, away: 610_000 },
      firstServer: 'away',
    }
    const start: TennisCourse = { points, end: 'RUNNING' }
    const { ends, homeGame } = endsByPoints(short, start)
    const outlook = tennisOutlook(short, scoreAfter(short, start))
    const markets = [...tennisMarkets(short.rules, outlook.game), ...lines]
    const wrong = markets.filter((market) => {
      const outcomes = tennisOutcomes(market, short.rules)
      const exact = outcomes.map((id) =>
        ends.reduce((sum, it) => (winnerBy(it.board, market) === id ? sum + it.chance : sum), 0),
      )
      if (market.kind === 'game') exact.splice(0, 2, homeGame, 1 - homeGame)
      return tennisChances(market, outlook, short.rules).some(
        ({ won }, at) => Math.abs(won - (exact[at] ?? 0)) > 1e-9,
      )
    })
    expect(wrong).toEqual([])
  })

  test('add up to one winner, are never offered above fair, and agree with the settlement', () => {
    fc.assert(
      fc.property(midMatch, ({ match: it, whole, course }) => {
        const outlook = tennisOutlook(it, scoreAfter(it, course))
        const wrong = tennisMarkets(it.rules, outlook.game).filter((market) => {
          const chances = tennisChances(market, outlook, it.rules)
          const isWhole = Math.abs(chances.reduce((sum, { won }) => sum + won, 0) - 1) < 1e-10
          const { odds } = pricesOf(chances, 0.94)
          const isFair = odds.every((one, at) => (one ?? 0) * (chances[at]?.won ?? 1) <= 1_000)
          const now = settledBy(market, it, course)
          const final = settledBy(market, it, whole)
          const agrees = chances.every(
            ({ won }, at) => now === null || Math.abs(won - (now[at] === WON ? 1 : 0)) < 1e-10,
          )
          const stands = now === null || JSON.stringify(now) === JSON.stringify(final)
          return !isWhole || !isFair || !agrees || !stands || final === null
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test.each<[string, TennisMatch, number]>([
    ['a match of three sets', match, 0],
    ['a match of five sets', { ...match, rules: BEST_OF_FIVE, firstServer: 'away' }, 0],
    ['a match after 61 points', match, 61],
  ])('match simulations of %s', (_, it, played) => {
    const { course } = playTennis(it, chanceOf(5).below)
    const start: TennisCourse =
      played === 0 ? LOVE_ALL : { points: course.points.slice(0, played), end: 'RUNNING' }
    const sample = { matches: 1_000, draw: chanceOf(20_261_126).below }
    expect(tennisMisfits(it, start, sample).misfits).toEqual([])
  })

  test('are known only for the game that is being played', () => {
    const outlook = tennisOutlook(match, scoreAfter(match, LOVE_ALL))
    const game = (set: number, number: number) => () =>
      tennisChances({ kind: 'game', set, game: number }, outlook, match.rules)
    expect(game(1, 1)).not.toThrow()
    expect(game(1, 2)).toThrow(RangeError)
    expect(game(2, 1)).toThrow(RangeError)
  })
})

describe('a match is settled', () => {
  test('as a second scoreboard says', () => {
    fc.assert(
      fc.property(midMatch, ({ match: it, whole }) => {
        const board = whole.points.reduce(
          (one, side) => withPoint(one, side === 'home' ? 0 : 1, it),
          BEGIN,
        )
        const wrong = tennisMarkets(it.rules, { set: 1, game: 1 }).filter((market) => {
          const results = settledBy(market, it, whole) ?? []
          const expected = tennisOutcomes(market, it.rules).map((id) =>
            id === winnerBy(board, market) ? WON : LOST,
          )
          return JSON.stringify(results) !== JSON.stringify(expected)
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  const points = (side: Side, count: number): Side[] => Array.from({ length: count }, () => side)
  /** Every point of the home side's games and set. */
  const oneSet = points('home', 24)

  test.each<[string, Side[], TennisCourse['end'], TennisMarket, unknown]>([
    [
      'a retirement in the second set',
      oneSet,
      { retired: 'home' },
      { kind: 'winner' },
      [LOST, WON],
    ],
    [
      'one in the first set',
      oneSet.slice(1),
      { retired: 'home' },
      { kind: 'winner' },
      [VOID, VOID],
    ],
    ['an abandonment', oneSet, 'ABANDONED', { kind: 'winner' }, [VOID, VOID]],
    [
      'a retirement',
      oneSet,
      { retired: 'away' },
      { kind: 'total-games', line: 18.5 },
      [VOID, VOID],
    ],
    ['a retirement', oneSet, { retired: 'away' }, { kind: 'total-games', line: 5.5 }, [WON, LOST]],
    ['a retirement', oneSet, { retired: 'away' }, { kind: 'game', set: 1, game: 6 }, [WON, LOST]],
    ['a retirement', oneSet, { retired: 'away' }, { kind: 'game', set: 2, game: 1 }, [VOID, VOID]],
    ['a running match', oneSet, 'RUNNING', { kind: 'game', set: 2, game: 1 }, null],
    ['a running match', oneSet, 'RUNNING', { kind: 'winner' }, null],
    [
      'two sets',
      [...oneSet, ...oneSet],
      'FINISHED',
      { kind: 'set-score' },
      [WON, LOST, LOST, LOST],
    ],
    [
      'two sets',
      [...oneSet, ...oneSet],
      'FINISHED',
      { kind: 'game', set: 3, game: 1 },
      [VOID, VOID],
    ],
  ])('after %s, %#', (_, played, end, market, results) => {
    expect(settledBy(market, match, { points: played, end })).toEqual(results)
  })

  test('identically from the same draws, and continues from any point', () => {
    const { course } = playTennis(match, chanceOf(7).below)
    expect(playTennis(match, chanceOf(7).below).course).toEqual(course)
    const draws = chanceOf(7)
    const start: TennisCourse = { points: course.points.slice(0, 40), end: 'RUNNING' }
    for (const _ of start.points) draws.below(PARTS)
    expect(playTennis(match, draws.below, start).course).toEqual(course)
  })

  test('under unique ids', () => {
    const ids = tennisMarkets(BEST_OF_FIVE, { set: 2, game: 7 }).map(tennisMarketId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('game:2:7')
    expect(ids).toContain('total-games:35.5')
  })
})
