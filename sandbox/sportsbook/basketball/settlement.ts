import { LOST, type OutcomeResult, VOID, WON } from '#contracts/sportsbook/words.ts'
import type { BoxScore, Score } from './course.ts'
import { type BasketballMarket, basketballOutcomes } from './markets.ts'

/**
 * The results of a market's outcomes, in the order of `basketballOutcomes`; null before they are decided. Whole periods
 * decide: points of a period count once it is complete, or when the match is abandoned in it, which leaves what is
 * decided and voids the rest. Knows what was played only, no chances.
 */
export function settleBasketball(
  market: BasketballMarket,
  box: BoxScore,
): readonly OutcomeResult[] | null {
  const outcomes = basketballOutcomes(market)
  const winner = winnerOf(market, box)
  if (winner === 'none') return outcomes.map(() => VOID)
  if (winner !== null) return outcomes.map((it) => (it === winner ? WON : LOST))
  return box.end === 'ABANDONED' ? outcomes.map(() => VOID) : null
}

/** The outcome that wins, or none where a line is met or a race not finished; null while that is open. */
function winnerOf(market: BasketballMarket, { periods, complete, end, reached }: BoxScore) {
  const counted = end === 'RUNNING' ? periods.slice(0, complete) : periods
  const isOver = end === 'FINISHED'
  switch (market.kind) {
    case 'moneyline':
      return isOver ? resultOf(sumOf(counted)) : null
    case 'spread': {
      const { home, away } = sumOf(counted)
      return isOver ? bySign(home + market.line - away, ['home', 'none', 'away']) : null
    }
    case 'result-40':
      return complete >= 4 ? resultOf(sumOf(counted.slice(0, 4))) : null
    case 'overtime':
      if (complete < 4) return null
      return resultOf(sumOf(counted.slice(0, 4))) === 'draw' ? 'yes' : 'no'
    case 'half-result':
      return complete >= 2 ? resultOf(sumOf(counted.slice(0, 2))) : null
    case 'quarter-winner':
      return complete >= market.quarter ? resultOf(sumOf(periodOf(counted, market))) : null
    case 'race': {
      const first = reached.get(market.points)
      if (first && first.period < counted.length) return first.side
      return complete >= 4 ? 'none' : null
    }
    case 'total-points': {
      const { home, away } = sumOf(counted)
      return byLine(home + away, market.line, isOver)
    }
    case 'team-points':
      return byLine(sumOf(counted)[market.side], market.line, isOver)
    case 'quarter-points': {
      const { home, away } = sumOf(periodOf(counted, market))
      return byLine(home + away, market.line, complete >= market.quarter)
    }
  }
}

const periodOf = (periods: readonly Score[], { quarter }: { quarter: number }) =>
  periods.slice(quarter - 1, quarter)

function sumOf(periods: readonly Score[]): Score {
  const sum = { home: 0, away: 0 }
  for (const { home, away } of periods) {
    sum.home += home
    sum.away += away
  }
  return sum
}

type Three = readonly [above: string, level: string, below: string]
const bySign = (number: number, [above, level, below]: Three) =>
  number > 0 ? above : number < 0 ? below : level

const resultOf = ({ home, away }: Score) => bySign(home - away, ['home', 'draw', 'away'])

/** No further point can take "over" back. */
function byLine(points: number, line: number, isComplete: boolean): string | null {
  if (points > line) return 'over'
  return isComplete ? bySign(points - line, ['over', 'none', 'under']) : null
}
