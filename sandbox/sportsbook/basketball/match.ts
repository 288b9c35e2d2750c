import type { LivePeriod } from '#contracts/sportsbook/words.ts'
import type { Fixture } from '../calendar.ts'
import { courseMarkets, type MarketTerms, openPrices } from '../course-markets.ts'
import { type Match, type Step, timesAsFast } from '../match.ts'
import type { Side } from '../side.ts'
import { type BasketballChain, basketballChain, isDecided, periodAt, sideAt } from './chain.ts'
import {
  type BasketballCourse,
  type BoxScore,
  boxScoreOf,
  courseUntil,
  type Possession,
  playBasketball,
  pointsIn,
  type Score,
} from './course.ts'
import {
  type BasketballMarket,
  basketballChances,
  basketballMarketId,
  basketballMarkets,
  basketballOutcomes,
} from './markets.ts'
import { basketballOutlook } from './outlook.ts'
import { settleBasketball } from './settlement.ts'

const POSSESSION_SECONDS = 15
/** Real pace: between quarters and before an overtime, at half-time, and what prices need after a period. */
const [BREAK_MS, HALF_TIME_MS, AFTER_MS] = [120_000, 600_000, 30_000]
const QUARTERS = ['QUARTER_1', 'QUARTER_2', 'QUARTER_3', 'QUARTER_4'] as const

/** A match of basketball as trading sees it: a step is a possession. */
export function basketballMatch(fixture: Fixture): Match<BasketballCourse> {
  const { competition, round, home, away } = fixture
  const pace = timesAsFast(competition)
  const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
  const tipOff = round % 2 === 0 ? 'home' : 'away'
  const chain = basketballChain({ home: strength(home), away: strength(away), tipOff })
  const stepMs = (POSSESSION_SECONDS * 1_000) / pace
  const startMs = (index: number) => periodStartMs(chain, index) / pace
  const boxes = new WeakMap<BasketballCourse, BoxScore>()
  const boxOf = (course: BasketballCourse) => {
    const box = boxes.get(course) ?? boxScoreOf(course, chain)
    boxes.set(course, box)
    return box
  }
  const offered = new WeakMap<BasketballCourse, readonly BasketballMarket[]>()
  const marketsOf = (course: BasketballCourse) => {
    const markets = offered.get(course) ?? basketballMarkets(chain, course)
    offered.set(course, markets)
    return markets
  }
  const terms: MarketTerms<BasketballMarket, BasketballCourse> = {
    ...{ idOf: basketballMarketId, outcomesOf: basketballOutcomes },
    settle: (market, course) => settleBasketball(market, boxOf(course)),
  }

  return {
    stepsOf: ({ plays }) => plays.length,
    until: courseUntil,
    play: (draw, start) => playBasketball(chain, draw, start),
    timeline(played, { steps: known, atMs }) {
      const after = AFTER_MS / pace
      const steps: Step[] = []
      const suspended: [number, number][] = atMs > 0 ? [[atMs, atMs + after]] : []
      for (let step = known; step < played.plays.length; step += 1) {
        const { index, from, until } = periodAt(chain, step)
        const endMs = startMs(index) + (step + 1 - from) * stepMs
        const decidedMs = Math.max(atMs, endMs)
        const isLast = step + 1 === until
        // The last possession of each side may decide the period: no bets while they are played.
        if (isLast) suspended.push([Math.max(atMs, endMs - 2 * stepMs), decidedMs + after])
        steps.push({ decidedMs, knownMs: decidedMs, isNews: isLast })
      }
      return { steps, suspended }
    },
    markets: (course) => courseMarkets(terms, marketsOf(course)),
    prices(course) {
      const outlook = basketballOutlook(chain, course)
      return openPrices(terms, course, marketsOf(course), (it) => basketballChances(it, outlook))
    },
    joint: () => null,
    live(course, clockMs) {
      const common = { score: pointsIn(course.plays), quarters: quartersOf(boxOf(course)) }
      if (course.end !== 'RUNNING') return { ...common, period: 'FINISHED', clock: null }
      let index = 0
      while (startMs(index + 1) <= clockMs) index += 1
      const { from, until } = periodOf(chain, index)
      const [begin, end] = [from * POSSESSION_SECONDS, until * POSSESSION_SECONDS]
      const sinceMs = startMs(index)
      const endMs = sinceMs + (until - from) * stepMs
      return clockMs < endMs
        ? {
            ...{ ...common, period: QUARTERS[index] ?? 'OVERTIME' },
            clock: { seconds: begin, until: end, sinceMs, runs: true },
          }
        : {
            ...{ ...common, period: breakAfter(index) },
            clock: { seconds: end, sinceMs: endMs, runs: false },
          }
    },
    withScore(course, score, to) {
      if (!('home' in score)) return null
      return to === 'RUNNING' ? goesOnFrom(chain, course, score) : endedWith(chain, course, score)
    },
    broken: (course, retired) => (retired ? null : { ...course, end: 'ABANDONED' }),
  }
}

const breakAfter = (index: number): LivePeriod => (index === 1 ? 'HALF_TIME' : 'BREAK')

/** A period by its number, from 0. */
const periodOf = (chain: BasketballChain, index: number) =>
  periodAt(
    chain,
    index < 4 ? index * chain.quarter : chain.regulation + (index - 4) * chain.overtime,
  )

/** At real pace, on the match's own clock. */
function periodStartMs(chain: BasketballChain, index: number): number {
  const played = periodOf(chain, index).from * POSSESSION_SECONDS * 1_000
  return played + index * BREAK_MS + (index >= 2 ? HALF_TIME_MS - BREAK_MS : 0)
}

/** The quarters so far, and all overtimes as one. */
function quartersOf({ periods }: BoxScore): Score[] {
  const extra = periods.slice(4)
  const sum = (side: Side) => extra.reduce((points, it) => points + it[side], 0)
  const overtime = extra.length > 0 ? [{ home: sum('home'), away: sum('away') }] : []
  return [...periods.slice(0, 4), ...overtime]
}

/** Missing points are those of a side's last possession, and the last ones that are too many are left out. */
function withPoints(plays: readonly Possession[], score: Score): Possession[] | null {
  const changed = plays.map((it) => ({ ...it }))
  const scored = pointsIn(plays)
  for (const side of ['home', 'away'] as const) {
    let more = score[side] - scored[side]
    for (let at = changed.length - 1; at >= 0 && more !== 0; at -= 1) {
      const play = changed[at]
      if (play?.side !== side) continue
      const points = Math.max(0, play.points + more)
      more -= points - play.points
      play.points = points
    }
    if (more !== 0) return null
  }
  return changed
}

/** A period after four quarters is played only if those before it ended level. */
function isPlayable(chain: BasketballChain, plays: readonly Possession[]): boolean {
  const score = { home: 0, away: 0 }
  return plays.every(({ side, points }, step) => {
    const isPossible = !isDecided(chain, step, score.home - score.away)
    score[side] += points
    return isPossible
  })
}

function goesOnFrom(chain: BasketballChain, course: BasketballCourse, score: Score) {
  const plays = withPoints(course.plays, score)
  if (!plays || !isPlayable(chain, plays)) return null
  return isDecided(chain, plays.length, score.home - score.away) ? null : { ...course, plays }
}

/** A match keeps its overtimes where the stated score allows them, else it ends after four quarters. None ends level. */
function endedWith(
  chain: BasketballChain,
  { plays }: BasketballCourse,
  score: Score,
): BasketballCourse | null {
  if (score.home === score.away) return null
  const { from, until } = periodAt(chain, plays.length)
  const end = Math.max(chain.regulation, plays.length === from ? from : until)
  for (const steps of [end, chain.regulation]) {
    const whole = Array.from({ length: steps }, (_, step) => {
      return plays[step] ?? { side: sideAt(chain, step), points: 0 }
    })
    const changed = withPoints(whole, score)
    if (changed && isPlayable(chain, changed)) return { plays: changed, end: 'FINISHED' }
  }
  return null
}
