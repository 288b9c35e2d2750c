import type { Fixture } from '../calendar.ts'
import {
  courseMarkets,
  type Ending,
  jointOutlook,
  type MarketTerms,
  openPrices,
} from '../course-markets.ts'
import { type Match, type Step, timesAsFast } from '../match.ts'
import { otherSide, type Side } from '../side.ts'
import {
  BEST_OF_FIVE,
  BEST_OF_THREE,
  hasWonSet,
  isTieBreak,
  type Pair,
  playTennis,
  scoreAfter,
  scorePoint,
  serverOfPoint,
  type TennisCourse,
  type TennisMatch,
  type TennisRules,
  type TennisScore,
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

/**
 * At real pace: a point with the pause after it, the pauses after a game and a set, and the time that prices need after
 * a set.
 */
const [POINT_MS, GAME_MS, SET_MS, AFTER_MS] = [30_000, 30_000, 90_000, 20_000]
/** In thousandths: the chance of an average player to win a point against an average receiver, and its bounds. */
const [MEAN_SERVE, LEAST_SERVE, MOST_SERVE] = [630, 450, 780]
const SIDES = ['home', 'away'] as const
const PERIODS = ['SET_1', 'SET_2', 'SET_3', 'SET_4', 'SET_5'] as const

/** A match of tennis as trading sees it: a step is a point. */
export function tennisMatch(fixture: Fixture): Match<TennisCourse> {
  const { competition, home, away } = fixture
  const pace = timesAsFast(competition)
  const served = ([, serve]: Fixture['home'], [, , received]: Fixture['home']) =>
    Math.min(MOST_SERVE, Math.max(LEAST_SERVE, MEAN_SERVE + serve - received)) * 1_000
  const match: TennisMatch = {
    rules: competition.setsToWin === 3 ? BEST_OF_FIVE : BEST_OF_THREE,
    servePoints: { home: served(home, away), away: served(away, home) },
    firstServer: fixture.round % 2 === 0 ? 'home' : 'away',
  }
  const { rules } = match
  const stateTerms: MarketTerms<TennisMarket, TennisState> = {
    idOf: tennisMarketId,
    outcomesOf: (market) => tennisOutcomes(market, rules),
    settle: (market, it) => settleTennis(market, rules, it),
  }
  const terms: MarketTerms<TennisMarket, TennisCourse> = {
    ...stateTerms,
    settle: (market, it) => stateTerms.settle(market, { score: scoreOf(it), end: it.end }),
  }
  const scores = new WeakMap<TennisCourse, TennisScore>()
  const scoreOf = (course: TennisCourse) => {
    const known = scores.get(course) ?? scoreAfter(match, course)
    scores.set(course, known)
    return known
  }

  return {
    stepsOf: ({ points }) => points.length,
    until: (course, steps) =>
      steps >= course.points.length
        ? course
        : { points: course.points.slice(0, steps), end: 'RUNNING' },
    play: (draw, start) => playTennis(match, draw, start).course,
    timeline(played, { steps: known, atMs }) {
      const after = AFTER_MS / pace
      const steps: Step[] = []
      const suspended: [number, number][] = atMs > 0 ? [[atMs, atMs + after]] : []
      let score = scoreAfter(match, { points: played.points.slice(0, known), end: 'RUNNING' })
      let at = atMs
      let pause = 0
      for (const winner of played.points.slice(known)) {
        const next = scorePoint(rules, score, winner)
        const isSet = next.finished.length > score.finished.length
        const isGame = next.points.home + next.points.away === 0
        const knownMs = at + (POINT_MS + pause) / pace
        // A player may win the set with this point: no bets while it is played.
        const sets = SIDES.map((it) => scorePoint(rules, score, it).finished.length)
        if (Math.max(...sets) > score.finished.length) {
          suspended.push([at, knownMs + (isSet ? after : 0)])
        }
        steps.push({ decidedMs: knownMs, knownMs, isNews: isGame })
        pause = isSet ? SET_MS : isGame ? GAME_MS : 0
        score = next
        at = knownMs
      }
      return { steps, suspended }
    },
    markets(course) {
      const { gameWinners, isOver, games, finished } = scoreOf(course)
      const game = { set: finished.length + 1, game: games.home + games.away + 1 }
      const earlier = gameWinners.flatMap((winners, set) =>
        winners.map((_, at) => ({ kind: 'game' as const, set: set + 1, game: at + 1 })),
      )
      return courseMarkets(terms, [...earlier, ...tennisMarkets(rules, isOver ? null : game)])
    },
    prices(course) {
      const outlook = tennisOutlook(match, scoreOf(course))
      const markets = tennisMarkets(rules, outlook.game)
      return openPrices(terms, course, markets, (it) => tennisChances(it, outlook, rules))
    },
    joint: (course) =>
      jointOutlook(
        stateTerms,
        tennisMarkets(rules, null).filter(isOfEnding),
        tennisEndings(match, scoreOf(course)),
      ),
    live(course) {
      const score = scoreOf(course)
      const { finished, sets, games } = score
      const isRunning = course.end === 'RUNNING' && !score.isOver
      if (!isRunning) return { period: 'FINISHED', score: sets, clock: null, sets: [...finished] }
      return {
        period: PERIODS[finished.length] ?? 'SET_5',
        ...{ score: sets, clock: null, sets: [...finished, games] },
        points: pointsOf(score, isTieBreak(rules, games)),
        server: serverOfPoint(rules, score),
      }
    },
    withScore(_, stated, to) {
      if (!('sets' in stated)) return null
      const points = stated.sets.flatMap(([home, away]) => pointsOfSet(rules, { home, away }))
      const score = scoreAfter(match, { points, end: 'RUNNING' })
      const reached = score.isOver ? score.finished : [...score.finished, score.games]
      const isStated = stated.sets.every(
        ([home, away], at) => reached[at]?.home === home && reached[at]?.away === away,
      )
      if (!isStated || score.isOver !== (to === 'OVER')) return null
      return { points, end: to === 'OVER' ? 'FINISHED' : 'RUNNING' }
    },
    broken: ({ points }, retired) => ({ points, end: retired ? { retired } : 'ABANDONED' }),
  }
}

/** As they are called: 40 and advantage instead of the third point and one more. */
function pointsOf({ points }: TennisScore, isTieBreak: boolean): Record<Side, string> {
  const call = (side: Side) => {
    const [own, other] = [points[side], points[otherSide(side)]]
    if (isTieBreak) return String(own)
    return own > 3 && own > other ? 'A' : (['0', '15', '30'][own] ?? '40')
  }
  return { home: call('home'), away: call('away') }
}

/** Points that lead to these games of a set: the side that is behind wins its games first, all of them to love. */
function pointsOfSet(rules: TennisRules, games: Pair): Side[] {
  const ahead: Side = games.home >= games.away ? 'home' : 'away'
  const behind = otherSide(ahead)
  const early = rules.gamesToWin - 1
  const first = (side: Side) => Math.min(games[side], early)
  const rest = (side: Side) => games[side] - first(side)
  const winners = [behind, ahead].flatMap((side) => Array<Side>(first(side)).fill(side))
  winners.push(...Array<Side>(rest(behind)).fill(behind), ...Array<Side>(rest(ahead)).fill(ahead))
  return winners.flatMap((side, at) => {
    const isDecider = at === 2 * rules.gamesToWin && hasWonSet(rules, games, ahead)
    return Array<Side>(isDecider ? rules.tieBreakTo : 4).fill(side)
  })
}

/** The state of a match that `settleTennis` reads. */
type TennisState = { score: TennisScore; end: TennisCourse['end'] }

/** The winner of a game does not depend only on the sets and games at the end. */
const isOfEnding = ({ kind }: TennisMarket): boolean => kind !== 'game'

/**
 * The possible endings of a match from a score: each result in sets with each number of games, all of them recorded as
 * one set.
 */
function tennisEndings(match: TennisMatch, from: TennisScore): Ending<TennisState>[] {
  return tennisOutlook(match, from).ends.map(({ sets, games, chance }) => {
    const none = { home: 0, away: 0 }
    const score = { ...from, finished: [games], sets, games: none, points: none, isOver: true }
    return { chance, course: { score, end: 'FINISHED' } }
  })
}
