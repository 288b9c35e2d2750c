import type { Ending } from '../course-markets.ts'
import type { Side } from '../side.ts'
import type { HockeyChain } from './chain.ts'
import { type Goal, type HockeyCourse, scoreOf } from './course.ts'
import type { HockeyMarket } from './markets.ts'
import { GOALS, homeWinsOvertime, scoresAfterRegulation } from './outlook.ts'

/** The goal that comes next is not a matter of the final score. */
export const isOfEnding = ({ kind }: HockeyMarket): boolean => kind !== 'next-goal-60'

/** The ends of a match from a running course: each score after three periods, and who wins where that is level. */
export function hockeyEndings(chain: HockeyChain, course: HockeyCourse): Ending<HockeyCourse>[] {
  const { regulation } = chain
  const overtime = homeWinsOvertime(chain, course.steps)
  const scores = scoresAfterRegulation(chain, course.steps, scoreOf(course, regulation))
  return [...scores].flatMap((chance, score) => {
    if (chance === 0) return []
    const [home, away] = [Math.floor(score / GOALS), score % GOALS]
    const goals = [...goalsOf('home', home, regulation), ...goalsOf('away', away, regulation)]
    const end = (steps: number, more: readonly Goal[] = []): HockeyCourse => ({
      ...{ steps, goals: [...goals, ...more], end: 'FINISHED' },
    })
    if (home !== away) return { chance, course: end(regulation) }
    const after = (side: Side, share: number) => ({
      chance: chance * share,
      course: end(regulation + 1, goalsOf(side, 1, regulation + 1)),
    })
    return [after('home', overtime), after('away', 1 - overtime)]
  })
}

const goalsOf = (side: Side, count: number, step: number): Goal[] =>
  Array.from({ length: count }, () => ({ side, step }))
