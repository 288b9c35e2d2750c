import { LOST, type OutcomeResult, VOID, WON } from '#contracts/sportsbook/words.ts'
import { otherSide, type Side } from '../side.ts'
import type { TennisCourse, TennisRules, TennisScore } from './course.ts'
import { type TennisMarket, tennisOutcomes } from './markets.ts'

/**
 * The results of a market's outcomes, in the order of `tennisOutcomes`, as soon as the course decides them; null before.
 * `score` is the one after the course (`scoreAfter`), which all markets of a match share. After a retirement the other
 * side wins the match if a set was completed; what else is undecided is void.
 */
export function settleTennis(
  market: TennisMarket,
  rules: TennisRules,
  { score, end }: { score: TennisScore; end: TennisCourse['end'] },
): readonly OutcomeResult[] | null {
  const outcomes = tennisOutcomes(market, rules)
  const winner = winnerByScore(market, score) ?? winnerByRetirement(market, end, score)
  if (winner) return outcomes.map((it) => (it === winner ? WON : LOST))
  return end === 'RUNNING' ? null : outcomes.map(() => VOID)
}

function winnerByScore(market: TennisMarket, score: TennisScore): string | null {
  const { isOver, sets, games, finished } = score
  const total = (side: Side) => finished.reduce((sum, it) => sum + it[side], games[side])
  switch (market.kind) {
    case 'winner':
      return isOver ? (sets.home > sets.away ? 'home' : 'away') : null
    case 'set-score':
      return isOver ? `${sets.home}-${sets.away}` : null
    case 'total-games':
      if (total('home') + total('away') > market.line) return 'over'
      return isOver ? 'under' : null
    case 'game-handicap': {
      const lead = total('home') - total('away') + market.line
      return isOver ? (lead > 0 ? 'home' : 'away') : null
    }
    case 'game':
      return score.gameWinners[market.set - 1]?.[market.game - 1] ?? null
  }
}

function winnerByRetirement(
  market: TennisMarket,
  end: TennisCourse['end'],
  { finished }: TennisScore,
): string | null {
  const isDecided = market.kind === 'winner' && finished.length > 0
  return isDecided && typeof end === 'object' ? otherSide(end.retired) : null
}
