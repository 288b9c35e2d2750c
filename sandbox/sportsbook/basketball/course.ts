import type { Draw } from '../../games/engine.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import { type BasketballChain, isDecided, periodAt, sideAt, type Turns } from './chain.ts'

/** A possession, and the points of the side that had the ball. */
export type Possession = { side: Side; points: number }

/** What has happened so far: all that settlement knows. */
export type BasketballCourse = {
  plays: readonly Possession[]
  end: 'RUNNING' | 'FINISHED' | 'ABANDONED'
}

export const TIP_OFF: BasketballCourse = { plays: [], end: 'RUNNING' }

export type Score = Record<Side, number>

export function pointsIn(plays: readonly Possession[]): Score {
  const score = { home: 0, away: 0 }
  for (const { side, points } of plays) score[side] += points
  return score
}

/** The course until a possession of it. */
export const courseUntil = (course: BasketballCourse, steps: number): BasketballCourse =>
  steps >= course.plays.length ? course : { plays: course.plays.slice(0, steps), end: 'RUNNING' }

/** Plays a match to its end from where it is: one number below PARTS is drawn for each possession. */
export function playBasketball(
  chain: BasketballChain,
  draw: Draw,
  start: BasketballCourse = TIP_OFF,
): BasketballCourse {
  const plays = [...start.plays]
  const score = pointsIn(plays)
  while (!isDecided(chain, plays.length, score.home - score.away)) {
    const side = sideAt(chain, plays.length)
    const points = pointsDrawn(chain.points[side], draw(PARTS))
    score[side] += points
    plays.push({ side, points })
  }
  return { plays, end: 'FINISHED' }
}

function pointsDrawn(chances: readonly number[], drawn: number): number {
  let rest = drawn
  const points = chances.findIndex((chance) => {
    rest -= chance
    return rest < 0
  })
  return points
}

/** A match period by period: what its markets are settled by. */
export type BoxScore = {
  /** The points in each quarter and overtime, one that is not complete included. */
  periods: readonly Score[]
  /** How many of them are complete. */
  complete: number
  end: BasketballCourse['end']
  /** Who has reached a number of points first in four quarters, and in which period, from 0. */
  reached: ReadonlyMap<number, { side: Side; period: number }>
}

/** Markets on who reaches so many points first. */
export const RACES = [20, 40, 60] as const

export function boxScoreOf({ plays, end }: BasketballCourse, turns: Turns): BoxScore {
  const periods: Score[] = []
  const reached = new Map<number, { side: Side; period: number }>()
  const score = { home: 0, away: 0 }
  for (const [step, { side, points }] of plays.entries()) {
    const period = periodAt(turns, step).index
    periods[period] ??= { home: 0, away: 0 }
    periods[period][side] += points
    score[side] += points
    if (points === 0 || step >= turns.regulation) continue
    for (const race of RACES) {
      if (score[side] >= race && !reached.has(race)) reached.set(race, { side, period })
    }
  }
  return { periods, complete: periodAt(turns, plays.length).index, end, reached }
}
