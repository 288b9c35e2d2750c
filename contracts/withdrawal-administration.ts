import { z } from 'zod'
import { REJECTION_REASONS, type WithdrawalState } from './player-api/withdrawal-words.ts'
import type { Result } from './result.ts'

/**
 * What staff sees and decides of withdrawals (GAP-082). In a demo that is QA, through the console of the sandbox; it
 * is no part of the player API.
 */

export type QueuedWithdrawal = {
  id: string
  playerId: string
  email: string
  amount: number
  currency: string
  method: string
  state: WithdrawalState
  needsReview: boolean
  requestedAt: string
  /** What the payment provider has said last. */
  providerNote: string | null
}

export const rejection = z.strictObject({ reason: z.enum(REJECTION_REASONS) })
export type Rejection = z.input<typeof rejection>

type Decided = Result<null, 'NOT_FOUND' | 'WITHDRAWAL_NOT_PENDING'>

/** The administrative door of withdrawals. Not served over the network. `cause`: who decides. */
export type WithdrawalAdministration = {
  /** What is not settled, the longest waiting first; 100 at most. */
  list(query?: { onlyReview?: boolean }): Promise<QueuedWithdrawal[]>
  approve(id: string, cause: string): Promise<Decided>
  /** The money is in MAIN again. Throws ZodError for a reason that players have no words for. */
  reject(id: string, rejection: Rejection, cause: string): Promise<Decided>
}
