import type { Ending } from '../course-markets.ts'
import type { TennisCourse, TennisMatch, TennisScore } from './course.ts'
import type { TennisMarket } from './markets.ts'
import { tennisOutlook } from './outlook.ts'

/** How a match stands: what `settleTennis` reads. */
export type TennisStanding = { score: TennisScore; end: TennisCourse['end'] }

/** The winner of a game is not a matter of sets and games. */
export const isOfEnding = ({ kind }: TennisMarket): boolean => kind !== 'game'

/** The ends of a match from a score: each result in sets with each number of games, all of them told as one set. */
export function tennisEndings(match: TennisMatch, from: TennisScore): Ending<TennisStanding>[] {
  return tennisOutlook(match, from).ends.map(({ sets, games, chance }) => {
    const none = { home: 0, away: 0 }
    const score = { ...from, finished: [games], sets, games: none, points: none, isOver: true }
    return { chance, course: { score, end: 'FINISHED' } }
  })
}
