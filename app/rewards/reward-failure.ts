import {
  ACTIVE_BONUS_IN_SAME_VERTICAL,
  ACTIVE_TRIGGERED_BONUS,
} from '#contracts/player-api/reward-words.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

/** Refusals with their own message (REW-34); a key of `rewards:failures`. */
const FAILURE_OF = {
  [ACTIVE_BONUS_IN_SAME_VERTICAL]: 'active',
  [ACTIVE_TRIGGERED_BONUS]: 'active',
  BONUS_FORBIDDEN: 'forbidden',
  BONUS_UNAVAILABLE: 'unavailable',
  NOT_FOUND: 'unavailable',
  BONUS_ALREADY_HAD: 'alreadyHad',
  BONUS_NOT_ELIGIBLE: 'notEligible',
  BONUS_DEPOSIT_REQUIRED: 'depositRequired',
  BONUS_DEPOSIT_TOO_LOW: 'depositTooLow',
  'error.gambling.limit.reached': 'limit',
  BONUS_ENDED: 'gone',
  TOO_MANY_REQUESTS: 'tooMany',
} as const satisfies Partial<Record<RefusalCode, string>>

/** All others get the message of `error.oops.tryAgain`. */
export type RewardFailure = (typeof FAILURE_OF)[keyof typeof FAILURE_OF] | 'failed'

export function rewardFailure(refusal: RefusalCode): RewardFailure {
  const known: Partial<Record<RefusalCode, RewardFailure>> = FAILURE_OF
  return known[refusal] ?? 'failed'
}

/** The claim conflicts with another bonus: it starts forfeit-then-claim (REW-15, REW-35, REW-36). */
export function meetsAnother(refusal: RefusalCode): boolean {
  return rewardFailure(refusal) === 'active'
}

/** The bonus problem in a refused deposit; null if it concerns something else. */
export function bonusProblemOf(refusal: RefusalCode): RewardFailure | null {
  const isOfBonus = refusal.startsWith('BONUS_') || refusal.startsWith('error.bonus.')
  return isOfBonus ? rewardFailure(refusal) : null
}
