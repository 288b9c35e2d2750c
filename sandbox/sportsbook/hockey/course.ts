import type { Draw } from '../../games/engine.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import { goalChances, type HockeyChain } from './chain.ts'

/** `step` is the one in which it is scored, from 1: a minute, or the shoot-out, which gives its winner one goal. */
export type Goal = { step: number; side: Side }

/** What has happened so far: all that settlement knows. An abandoned match of 0 steps never began. */
export type HockeyCourse = {
  steps: number
  goals: readonly Goal[]
  end: 'RUNNING' | 'FINISHED' | 'ABANDONED'
}

export const FACE_OFF: HockeyCourse = { steps: 0, goals: [], end: 'RUNNING' }

export type Score = Record<Side, number>

/** The goals of each side, in the first so many steps where that is asked. */
export function scoreOf({ goals }: HockeyCourse, steps = Number.POSITIVE_INFINITY): Score {
  const count = (side: Side) => goals.filter((it) => it.side === side && it.step <= steps).length
  return { home: count('home'), away: count('away') }
}

/** The course until a step of it. */
export function courseUntil(course: HockeyCourse, steps: number): HockeyCourse {
  if (steps >= course.steps) return course
  return { steps, goals: course.goals.filter((it) => it.step <= steps), end: 'RUNNING' }
}

/** Plays a match to its end from where it is: one number below PARTS is drawn for each step. */
export function playHockey(
  chain: HockeyChain,
  draw: Draw,
  start: HockeyCourse = FACE_OFF,
): HockeyCourse {
  const goals = [...start.goals]
  const score = scoreOf(start)
  let { steps } = start
  while (steps < chain.regulation || (score.home === score.away && steps < chain.steps)) {
    const [home, away] = goalChances(chain, steps, score)
    const drawn = draw(PARTS)
    steps += 1
    const side = drawn < home ? 'home' : drawn < home + away ? 'away' : null
    if (side === null) continue
    score[side] += 1
    goals.push({ step: steps, side })
  }
  return { steps, goals, end: 'FINISHED' }
}
