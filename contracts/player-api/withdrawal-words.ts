/** Words of withdrawals that pages read too. No zod: browsers get this file. */

/**
 * One withdrawal from the request to its end; the first three are open, the rest are settled once. RETURNED may follow on
 * PAID: the bank has sent the money back.
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
/** Those that still wait for somebody. */
export const OPEN_WITHDRAWAL_STATES: readonly WithdrawalState[] = WITHDRAWAL_STATES.slice(0, 3)

/** Why staff says no; each is a sentence for the player in every language. */
export const REJECTION_REASONS = [
  'DOCUMENTS_MISSING',
  'METHOD_NOT_YOURS',
  'DEPOSIT_NOT_SETTLED',
  'OTHER',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** Why a withdrawal stands where it stands; each is a sentence for the player in every language. */
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
