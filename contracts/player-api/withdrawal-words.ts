/** Literals of withdrawals that pages also use. No zod: browsers load this file. */

/**
 * A withdrawal from the request to its end; the first three states are open, the others final. RETURNED may follow
 * PAID: the bank returned the money.
 */
export const WITHDRAWAL_STATES = [
  'REQUESTED',
  'APPROVED',
  'PROCESSING',
  'PAID',
  'REJECTED',
  'CANCELLED',
  'FAILED',
  'RETURNED',
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
/** States that still wait for an action. */
export const OPEN_WITHDRAWAL_STATES: readonly WithdrawalState[] = WITHDRAWAL_STATES.slice(0, 3)

/** Why staff rejects a withdrawal; each has a text for the player in every language. */
export const REJECTION_REASONS = [
  'DOCUMENTS_MISSING',
  'METHOD_NOT_YOURS',
  'DEPOSIT_NOT_SETTLED',
  'OTHER',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** Why a withdrawal is in its state; each has a text for the player in every language. */
export const WITHDRAWAL_CAUSES = [
  'ABOUT_TO_BE_SENT',
  'IN_REVIEW',
  'DOCUMENTS_AWAITED',
  'BEING_SENT',
  'PROVIDER_SLOW',
  'PAID',
  'CANCELLED_BY_PLAYER',
  'FAILED_AT_PROVIDER',
  'RETURNED_BY_BANK',
  ...REJECTION_REASONS.map((it) => `REJECTED_${it}` as const),
] as const
export type WithdrawalCause = (typeof WITHDRAWAL_CAUSES)[number]
