import { fromApiAmount, toApiAmount } from '#contracts/money.ts'
import type { SportsBet } from '#contracts/player-api/sportsbook.ts'
import { payoutOfRest } from '#contracts/sportsbook/bet-course.ts'
import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import { decimalOdds } from '#contracts/sportsbook/words.ts'
import { isCurrency } from '#markets/currencies.ts'

type Result = SportsBet['legs'][number]['result']

/** How a leg has ended, in a word: keys of `bets:results`. */
export type LegResult = 'OPEN' | 'WON' | 'LOST' | 'VOID' | 'HALF_WON' | 'HALF_LOST' | 'DEAD_HEAT'

export function legResult(result: Result): LegResult {
  if (result === null) return 'OPEN'
  if (result.voidFactor === 1) return 'VOID'
  const isHalf = result.voidFactor === 0.5
  if (result.result === 'LOST') return isHalf ? 'HALF_LOST' : 'LOST'
  if (result.deadHeat.paid < result.deadHeat.of) return 'DEAD_HEAT'
  return isHalf ? 'HALF_WON' : 'WON'
}

/**
 * How a payout follows from stake, odds and results: "5.00 € × 2.10 × 1.00 = 10.50 €", less the stake of a free bet. Null
 * while a leg is open, or a part of the bet was sold or lapsed, for a free bet that wins nothing, and for systems, whose lines are
 * too many for one sum.
 */
export function payoutFormula(
  {
    kind,
    legs,
    stake,
    paid,
    cashOuts,
    isFreeBet,
    bonusLapsed,
  }: Pick<SportsBet, 'kind' | 'legs' | 'stake' | 'paid' | 'cashOuts' | 'isFreeBet' | 'bonusLapsed'>,
  money: (value: number) => string,
): string | null {
  const isPartly = cashOuts.length > 0 || bonusLapsed > 0
  if (kind === 'SYSTEM' || isPartly || (isFreeBet && paid === 0)) return null
  const factors = legs.map(
    ({ odds, result }) => result && decimalOdds(Math.floor(returnOf(odds, result))),
  )
  if (factors.includes(null)) return null
  const less = isFreeBet ? ` − ${money(stake)}` : ''
  return `${[money(stake), ...factors].join(' × ')}${less} = ${money(paid)}`
}

/**
 * What a bet may still pay: of a running one with sold parts only the rest pays, and is rounded as the book rounds it. A bet
 * that is over keeps what it could have paid.
 */
export function potentialPayout(
  bet: Pick<SportsBet, 'state' | 'currency' | 'stake' | 'potentialPayout' | 'cashOuts'>,
): number {
  const { currency } = bet
  if (!isRunning(bet.state) || bet.cashOuts.length === 0 || !isCurrency(currency))
    return bet.potentialPayout
  const minor = (amount: number) => Number(fromApiAmount(amount))
  const cashOuts = bet.cashOuts.map(({ id, stake, payout }) => ({
    ...{ id, stakeMinor: minor(stake), payoutMinor: minor(payout) },
  }))
  const whole = {
    ...{ stakeMinor: fromApiAmount(bet.stake), payoutMinor: fromApiAmount(bet.potentialPayout) },
    currency,
  }
  return toApiAmount(payoutOfRest({ ...whole, cashOuts }))
}

/** Void + (1 − void) × result × odds × dead heat, in thousandths of the stake. */
function returnOf(odds: number, { result, voidFactor, deadHeat }: NonNullable<Result>): number {
  const won = result === 'WON' ? (odds * deadHeat.paid) / deadHeat.of : 0
  return 1_000 * voidFactor + (1 - voidFactor) * won
}
