import type { TRANSACTION_STATUSES } from './v1.ts'

/** The literals of the cashier. No zod: pages read this. */

/** What a check before a deposit or a withdrawal comes to (BNK-29). */
export const CHECK_RESULTS = [
  'FORBIDDEN',
  'SELF_LIMIT_REACHED',
  'SELF_SPEND_LIMIT_REACHED',
  /** Limits that the market wants before the first deposit are not set. */
  'LIMITS_REQUIRED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SUCCESS',
  'FAILURE',
  'DOCUMENTS_PREFERRED',
  'DOCUMENTS_REQUIRED',
  'EXCEEDS_KYC_LIMIT',
  'NOT_ENOUGH_FUNDS',
  'RESTRICTED',
  'DOCUMENTS_REQUIRED_RESTRICTED',
  'DOCUMENTS_UNDER_REVIEW',
] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** Of a limit: by the day, the week or the month. */
export const LIMIT_TYPES = ['D', 'W', 'M'] as const

/**
 * How the player pays: on a page of the payment provider, in its frame, or not at all any more because a saved
 * instrument was charged at once.
 */
export const PAYMENT_STEPS = ['redirect', 'frame'] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

/** A deposit in the words of transactions (GAP-074). */
export const DEPOSIT_STATUSES = [
  'WAITING_INPUT',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'REVERTED',
] as const satisfies readonly (typeof TRANSACTION_STATUSES)[number][]
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]

/** Why a deposit came to nothing, as far as a player is told. */
export const DEPOSIT_REASONS = [
  /** The bank, the card's issuer or the wallet said no. */
  'DECLINED',
  /** The player left it too long. */
  'EXPIRED',
  /** The payment provider could not take it. */
  'PROVIDER_REFUSED',
  /** Another amount came than was asked for: it goes back. */
  'AMOUNT_DIFFERS',
  /** The account was closed to deposits in the meantime: the money goes back. */
  'ACCOUNT_BLOCKED',
  /** The player, or the bank, took the money back later. */
  'CHARGED_BACK',
] as const
export type DepositReason = (typeof DEPOSIT_REASONS)[number]
