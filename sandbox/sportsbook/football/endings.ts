import type { Ending } from '../course-markets.ts'
import type { Side } from '../side.ts'
import { add } from '../sums.ts'
import { type FootballChain, MOST_REDS } from './chain.ts'
import type { FootballCourse, FootballState, Incident } from './course.ts'
import type { FootballMarket } from './markets.ts'
import { CELLS, GOALS, placeOf, run, SCORES } from './outlook.ts'

/** Half time: home side ahead, level, behind. */
const HALVES = ['home', 'draw', 'away'] as const

/** The goal that comes next is not a matter of the score at half time and full time. */
export const isOfEnding = ({ kind }: FootballMarket): boolean => kind !== 'next-goal'

/**
 * The ends of a match from a state: each final score with each result at half time, by a course that leads to it and stands
 * for all that do.
 */
export function footballEndings(
  chain: FootballChain,
  state: FootballState,
): Ending<FootballCourse>[] {
  const { home, away, homeReds, awayReds, minute, halfTimeLead } = state
  const { firstHalf, minutes } = chain
  const cells = new Float64Array(CELLS)
  cells[(homeReds * (MOST_REDS + 1) + awayReds) * SCORES + home * GOALS + away] = 1
  if (halfTimeLead === null) run(chain, cells, state, { from: minute, until: firstHalf })
  const from = Math.max(minute, firstHalf)
  return HALVES.flatMap((half, place) => {
    const isOfHalf = (cell: number) =>
      halfTimeLead === null ? placeOf(cell) === place : 1 - Math.sign(halfTimeLead) === place
    const ofHalf = cells.map((chance, cell) => (isOfHalf(cell) ? chance : 0))
    run(chain, ofHalf, state, { from, until: minutes })
    const scores = new Float64Array(SCORES)
    for (const [cell, chance] of ofHalf.entries()) add(scores, cell % SCORES, chance)
    return [...scores].flatMap((chance, score) =>
      chance === 0 ? [] : { chance, course: courseTo(chain, half, score) },
    )
  })
}

function courseTo(
  { firstHalf, minutes }: FootballChain,
  half: (typeof HALVES)[number],
  score: number,
): FootballCourse {
  const goals = (side: Side, count: number): Incident[] =>
    Array.from({ length: count }, (_, at) => ({
      ...{ kind: 'GOAL', side },
      // One goal makes the lead of the first half.
      minute: side === half && at === 0 ? firstHalf : minutes,
    }))
  const incidents = [
    ...goals('home', Math.floor(score / GOALS)),
    ...goals('away', score % GOALS),
  ].sort((a, b) => a.minute - b.minute)
  return { minutes, incidents, end: 'FULL_TIME' }
}
