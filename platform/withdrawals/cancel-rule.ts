import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import type { Market } from '#markets/index.ts'
import { nextState } from './withdrawal-states.ts'

/** In 24 hours; repeated cancelling encourages gambling and does not help the player (GAP-084). */
export const MAX_CANCELLATIONS = 3
export const CANCELLATIONS_WITHIN_MS = 24 * 3_600_000

export type CancelRefusal =
  | 'WITHDRAWAL_CANCEL_FORBIDDEN'
  | 'WITHDRAWAL_NOT_PENDING'
  | 'error.withdrawal.cancel.limit_reached'

/** Why the player may not cancel the withdrawal, or null (BNK-16, BNK-17, GAP-084). */
export function cancelRefusal(facts: {
  market: Pick<Market, 'withdrawalCancel'>
  state: WithdrawalState
  needsReview: boolean
  /** Of this player within CANCELLATIONS_WITHIN_MS. */
  cancellations: number
}): CancelRefusal | null {
  const { market, state, needsReview, cancellations } = facts
  if (market.withdrawalCancel === 'never') return 'WITHDRAWAL_CANCEL_FORBIDDEN'
  const isInReview = needsReview && state === 'REQUESTED'
  if (isInReview || nextState(state, 'cancel') === null) return 'WITHDRAWAL_NOT_PENDING'
  return cancellations >= MAX_CANCELLATIONS ? 'error.withdrawal.cancel.limit_reached' : null
}
