import { type Currency, payablePart } from '#contracts/money.ts'
import type { WithdrawalDuration } from '#contracts/player-api/withdrawals.ts'
import { scaledFromEuro } from '#markets/payment-methods.ts'

const DAY_MS = 24 * 3_600_000

/** How long a limit counts. A rolling interval, not a calendar day: at midnight twice the limit could be withdrawn. */
export const PERIOD_MS: Readonly<Record<WithdrawalDuration, number>> = {
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  monthly: 30 * DAY_MS,
}

export type WithdrawalLimit = {
  /** Minor units of the wallet's currency. */
  limit: bigint
  duration: WithdrawalDuration
}

/** In minor units of EUR, by the player's limit level (SES-06); the last applies to every level above. */
const DAILY_BY_LEVEL = [1_000_000n, 2_500_000n, 5_000_000n] as const

/** The most that this player may withdraw in a period (GAP-082). */
export function withdrawalLimit(currency: Currency, limitLevel: number): WithdrawalLimit {
  const level = Math.min(Math.max(limitLevel, 0), DAILY_BY_LEVEL.length - 1)
  return {
    limit: scaledFromEuro(DAILY_BY_LEVEL[level] ?? DAILY_BY_LEVEL[0], currency),
    duration: 'daily',
  }
}

/** What is left of it, in payable amounts; never below zero. */
export function limitLeft(
  { limit, taken }: { limit: bigint; taken: bigint },
  currency: Currency,
): bigint {
  return taken >= limit ? 0n : payablePart(limit - taken, currency)
}
