import { LOST, type OutcomeResult, VOID, WON } from '#contracts/sportsbook/words.ts'
import { HOCKEY_LENGTHS } from './chain.ts'
import { type Goal, type HockeyCourse, type Score, scoreOf } from './course.ts'
import { type HockeyMarket, hockeyOutcomes } from './markets.ts'

/**
 * The results of a market's outcomes, in the order of `hockeyOutcomes`, as soon as the course decides them; null before.
 * A match that is abandoned leaves what is decided and voids the rest. Knows the course only, no chances.
 */
export function settleHockey(
  market: HockeyMarket,
  course: HockeyCourse,
  regulation = 3 * HOCKEY_LENGTHS.period,
): readonly OutcomeResult[] | null {
  const outcomes = hockeyOutcomes(market)
  const winner = winnerOf(market, course, regulation)
  if (winner !== null) return outcomes.map((it) => (it === winner ? WON : LOST))
  return course.end === 'ABANDONED' ? outcomes.map(() => VOID) : null
}

function winnerOf(market: HockeyMarket, course: HockeyCourse, regulation: number): string | null {
  if (market.kind === 'winner-with-overtime') {
    return course.end === 'FINISHED' ? resultOf(scoreOf(course)) : null
  }
  const goals = course.goals.filter((it) => it.step <= regulation)
  const score = scoreOf(course, regulation)
  const early = winnerEarly(market, goals, score)
  if (early !== null || course.steps < regulation) return early
  return winnerAtEnd(market, score)
}

type InRegulation = Exclude<HockeyMarket, { kind: 'winner-with-overtime' }>

/** The outcome that no further goal can change; null while there is none. */
function winnerEarly(
  market: InRegulation,
  goals: readonly Goal[],
  { home, away }: Score,
): string | null {
  switch (market.kind) {
    case 'both-score-60':
      return home > 0 && away > 0 ? 'yes' : null
    case 'total-60':
      return home + away > market.line ? 'over' : null
    case 'next-goal-60':
      return goals[market.goal - 1]?.side ?? null
    default:
      return null
  }
}

/** The outcome that wins after three periods, where nothing was decided earlier. */
function winnerAtEnd(market: InRegulation, { home, away }: Score): string {
  switch (market.kind) {
    case 'result-60':
      return resultOf({ home, away })
    case 'overtime':
      return home === away ? 'yes' : 'no'
    case 'handicap-60':
      return resultOf({ home: home + market.line, away })
    case 'both-score-60':
      return 'no'
    case 'total-60':
      return 'under'
    case 'next-goal-60':
      return 'none'
  }
}

const resultOf = ({ home, away }: Score) => (home > away ? 'home' : home < away ? 'away' : 'draw')
