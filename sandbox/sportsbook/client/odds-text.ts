import type { KeptSlip } from '#contracts/sportsbook/book-api.ts'
import { decimalOdds, ODDS_ONE } from '#contracts/sportsbook/words.ts'

export type OddsFormat = KeptSlip['oddsFormat']

/** Odds of thousandths as a player reads them. Only decimal odds bind. */
export function oddsText(thousandths: number, format: OddsFormat): string {
  if (format === 'FRACTIONAL') return fractional(thousandths)
  return format === 'AMERICAN' ? american(thousandths) : decimalOdds(thousandths)
}

/** What is won for each unit of the stake, exactly. */
function fractional(thousandths: number): string {
  const won = thousandths - ODDS_ONE
  const shared = commonDivisor(won, ODDS_ONE)
  return `${won / shared}/${ODDS_ONE / shared}`
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** What a stake of 100 wins, or with a minus what has to be staked to win 100. */
function american(thousandths: number): string {
  const won = thousandths - ODDS_ONE
  if (won >= ODDS_ONE) return `+${Math.round(won / 10)}`
  return `−${Math.round((100 * ODDS_ONE) / won)}`
}
