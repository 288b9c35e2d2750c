import { z } from 'zod'
import { REJECTION_REASONS, type WithdrawalState } from './player-api/withdrawal-words.ts'
import type { Result } from './result.ts'

/**
 * What staff sees and decides about withdrawals (GAP-082). In a demo staff is QA, through the sandbox console; not part
 * of the player API.
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
  /** The latest note of the payment provider. */
  providerNote: string | null
}

export const rejection = z.strictObject({ reason: z.enum(REJECTION_REASONS) })
export type Rejection = z.input<typeof rejection>

type Decided = Result<null, 'NOT_FOUND' | 'WITHDRAWAL_NOT_PENDING'>

/** The administrator's interface to withdrawals. Not served over the network. `cause`: who decides. */
export type WithdrawalAdministration = {
  /** Withdrawals that are not settled, the oldest first; 100 at most. */
  list(query?: { onlyReview?: boolean }): Promise<QueuedWithdrawal[]>
  approve(id: string, cause: string): Promise<Decided>
  /** Returns the money to MAIN. Throws ZodError for a reason that has no text for players. */
  reject(id: string, rejection: Rejection, cause: string): Promise<Decided>
}
