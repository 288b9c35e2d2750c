import { type Currency, payablePart } from '../money.ts'
import type { OfferedEvent } from './offer.ts'

/** Prices that a book offers higher than usual until a moment. No zod: browsers load this file. */

type Outcome = OfferedEvent['markets'][number]['outcomes'][number]
export type Boost = NonNullable<Outcome['boost']>

/** A bet with a boosted price stakes at most so much of the highest stake of a bet. */
export const BOOST_STAKE_PERCENT = 10

type StakeBounds = { currency: Currency; minStakeMinor: number; maxStakeMinor: number }

/** The highest stake of a bet with a boosted price; at least the lowest stake of any bet. */
export function boostedMaxStake({ currency, minStakeMinor, maxStakeMinor }: StakeBounds): number {
  const share = (BigInt(maxStakeMinor) * BigInt(BOOST_STAKE_PERCENT)) / 100n
  return Math.max(minStakeMinor, Number(payablePart(share, currency)))
}

/** Whether one of its markets has a boosted price. */
export const isBoosted = ({ markets }: Pick<OfferedEvent, 'markets'>): boolean =>
  markets.some(({ outcomes }) => outcomes.some(({ boost }) => boost !== undefined))
