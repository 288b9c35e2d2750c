import { type Currency, payablePart } from '../money.ts'
import { bankersOf, freeLegs, lineCountOf, type Slip, type SlipLeg, sizesOf } from './slip.ts'
import { ODDS_ONE, type OutcomeResult, WON } from './words.ts'

/**
 * What a bet pays, in exact fractions that are rounded down once per bet (docs/decisions/0056). No zod: browsers load
 * this file.
 */

export type StakedSlip = Slip & { stakePerLineMinor: bigint; currency: Currency }

/** A fraction of whole numbers, above or equal to zero. */
export type Fraction = { over: bigint; under: bigint }

/** What the bet takes from the wallet. */
export function stakeOf(bet: StakedSlip): bigint {
  return bet.stakePerLineMinor * BigInt(lineCountOf(bet))
}

/** What the bet pays if every leg wins. */
export function potentialPayout(bet: StakedSlip): bigint {
  return payoutOf(bet, () => WON)
}

/** What of a payout a free bet pays: what is won, because its stake was no money of the player's. */
export const winningsOf = (payoutMinor: bigint, stakeMinor: bigint): bigint =>
  payoutMinor > stakeMinor ? payoutMinor - stakeMinor : 0n

/** What the bet pays if every leg wins, and with a free bet as its stake. */
export const payoutOfStake = (bet: StakedSlip, isFreeBet: boolean): bigint =>
  isFreeBet ? winningsOf(potentialPayout(bet), stakeOf(bet)) : potentialPayout(bet)

/** The odds of a line of all these legs, in thousandths, rounded down. */
export function combinedOdds(legs: readonly Pick<SlipLeg, 'odds'>[]): bigint {
  const product = legs.reduce((odds, it) => odds * BigInt(it.odds), BigInt(ODDS_ONE))
  return product / BigInt(ODDS_ONE) ** BigInt(legs.length)
}

/** What the bet pays with these results of its legs, stakes included: 0 where it is lost. */
export function payoutOf(bet: StakedSlip, resultOf: (leg: SlipLeg) => OutcomeResult): bigint {
  return payoutBy(bet, (leg) => returnOfLeg(leg.odds, resultOf(leg)))
}

/** What the bet pays where each leg returns so much of a stake of one: by its result, or as is to be expected. */
export function payoutBy(bet: StakedSlip, returnOf: (leg: SlipLeg) => Fraction): bigint {
  const bankers = bankersOf(bet).map(returnOf)
  const { over, under } = sumOfLines(freeLegs(bet).map(returnOf), sizesOf(bet))
  const numerator = bankers.reduce((product, it) => product * it.over, over)
  const denominator = bankers.reduce((product, it) => product * it.under, under)
  return payablePart((bet.stakePerLineMinor * numerator) / denominator, bet.currency)
}

/** Void factor + (1 − void factor) × result × odds × dead heat, for a stake of one. */
export function returnOfLeg(
  odds: number,
  { result, voidFactor, deadHeat }: OutcomeResult,
): Fraction {
  const voidHalves = BigInt(voidFactor * 2)
  const under = 2n * BigInt(ODDS_ONE * deadHeat.of)
  const won = result === 'WON' ? (2n - voidHalves) * BigInt(odds * deadHeat.paid) : 0n
  return { over: voidHalves * BigInt(ODDS_ONE * deadHeat.of) + won, under }
}

/**
 * The sum over all lines of the products of their legs, without forming a line: it is the sum of the coefficients of
 * x^size in Π (under + over·x), over the product of all denominators. A bet of 20 legs takes 200 multiplications.
 */
function sumOfLines(returns: readonly Fraction[], sizes: readonly number[]): Fraction {
  const coefficients = [1n]
  let denominator = 1n
  for (const { over, under } of returns) {
    denominator *= under
    coefficients.push(0n)
    for (let size = coefficients.length - 1; size >= 0; size -= 1) {
      const longer = size > 0 ? (coefficients[size - 1] ?? 0n) * over : 0n
      coefficients[size] = (coefficients[size] ?? 0n) * under + longer
    }
  }
  const over = sizes.reduce((sum, size) => sum + (coefficients[size] ?? 0n), 0n)
  return { over, under: denominator }
}
