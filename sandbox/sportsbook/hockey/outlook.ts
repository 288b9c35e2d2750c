import { add, PARTS } from '../sums.ts'
import { chancesAt, goalChances, type HockeyChain, MOST_GOALS } from './chain.ts'
import { type HockeyCourse, type Score, scoreOf } from './course.ts'

export const GOALS = MOST_GOALS + 1

/** The chances of everything that markets ask about, from one state of a match. */
export type HockeyOutlook = {
  /** After three periods: who is ahead, the home side's lead at lead + MOST_GOALS, the goals of both, and of each at least one. */
  home: number
  draw: number
  away: number
  lead: Float64Array
  total: Float64Array
  both: number
  /** The home side wins, by overtime and shoot-out if need be. */
  homeWins: number
  /** Who scores next in the three periods. */
  nextGoal: { home: number; away: number; none: number }
  /** Goals that have been scored in them. */
  goals: number
}

/** What is rarer does not move any more: all of it together, in all minutes, is less than 10⁻¹² of a chance. */
const IGNORED = 1e-14

/** Sums over all courses of the chain from a running one on. */
export function hockeyOutlook(chain: HockeyChain, course: HockeyCourse): HockeyOutlook {
  const now = scoreOf(course, chain.regulation)
  const outlook = {
    ...{ home: 0, draw: 0, away: 0, both: 0 },
    lead: new Float64Array(2 * GOALS - 1),
    total: new Float64Array(2 * GOALS - 1),
    nextGoal: firstGoal(chain, now, { from: course.steps, until: chain.regulation }),
    goals: now.home + now.away,
  }
  for (const [score, chance] of scoresAfterRegulation(chain, course.steps, now).entries()) {
    const [home, away] = [Math.floor(score / GOALS), score % GOALS]
    outlook[home > away ? 'home' : home < away ? 'away' : 'draw'] += chance
    if (home > 0 && away > 0) outlook.both += chance
    add(outlook.lead, home - away + MOST_GOALS, chance)
    add(outlook.total, home + away, chance)
  }
  const homeWins = outlook.home + outlook.draw * homeWinsOvertime(chain, course.steps)
  return { ...outlook, homeWins }
}

/**
 * The chances of the scores after three periods, at `home * GOALS + away`. Goals only ever increase, so a score that is
 * reached has been left already when scores are visited from the highest down.
 */
export function scoresAfterRegulation(chain: HockeyChain, steps: number, now: Score): Float64Array {
  const { chances, regulation } = chain
  const cells = new Float64Array(GOALS * GOALS)
  cells[now.home * GOALS + now.away] = 1
  for (let step = steps; step < regulation; step += 1) {
    for (let home = MOST_GOALS; home >= now.home; home -= 1) {
      for (let away = MOST_GOALS; away >= now.away; away -= 1) {
        const cell = home * GOALS + away
        const chance = cells[cell] as number
        if (chance < IGNORED) continue
        const share = chance / PARTS
        const at = chancesAt(step, home - away)
        const homeGoal = home < MOST_GOALS ? (chances[at] as number) : 0
        const awayGoal = away < MOST_GOALS ? (chances[at + 1] as number) : 0
        cells[cell] = share * (PARTS - homeGoal - awayGoal)
        if (homeGoal > 0) add(cells, cell + GOALS, share * homeGoal)
        if (awayGoal > 0) add(cells, cell + 1, share * awayGoal)
      }
    }
  }
  return cells
}

/** The chance that the home side wins from a step on, or from the end of three periods, while the score is level. */
export function homeWinsOvertime(chain: HockeyChain, from: number): number {
  const { regulation, steps } = chain
  return firstGoal(chain, LEVEL, { from: Math.max(from, regulation), until: steps }).home
}
const LEVEL: Score = { home: 0, away: 0 }

/** Who scores first in some steps: the score stays as it is until then. */
function firstGoal(chain: HockeyChain, score: Score, { from, until }: Steps) {
  const first = { home: 0, away: 0, none: 1 }
  for (let step = from; step < until; step += 1) {
    const [home, away] = goalChances(chain, step, score)
    first.home += (first.none * home) / PARTS
    first.away += (first.none * away) / PARTS
    first.none *= (PARTS - home - away) / PARTS
  }
  return first
}
type Steps = { from: number; until: number }
