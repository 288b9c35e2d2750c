import type { TRANSACTION_STATUSES } from '../transaction-words.ts'

/** The literals of deposits. No zod: pages import this. */

/** The results of the check before a deposit or a withdrawal (BNK-29). */
export const CHECK_RESULTS = [
  'FORBIDDEN',
  'SELF_LIMIT_REACHED',
  'SELF_SPEND_LIMIT_REACHED',
  /** Limits that the market requires before the first deposit are not set. */
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

/** The period of a limit: day, week or month. */
export const LIMIT_TYPES = ['D', 'W', 'M'] as const

/**
 * How the player pays: on a page of the payment provider, in its frame, or without a step because a saved instrument
 * was charged at once.
 */
export const PAYMENT_STEPS = ['redirect', 'frame'] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

/** Deposit statuses, in the literals of transactions (GAP-074). */
export const DEPOSIT_STATUSES = [
  'WAITING_INPUT',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'REVERTED',
] as const satisfies readonly (typeof TRANSACTION_STATUSES)[number][]
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]

/** Why a deposit failed, as far as it is shown to the player. */
export const DEPOSIT_REASONS = [
  /** The bank, the card issuer or the wallet declined it. */
  'DECLINED',
  /** The player did not complete it in time. */
  'EXPIRED',
  /** The payment provider could not accept it. */
  'PROVIDER_REFUSED',
  /** The amount that arrived differs from the requested one: it is refunded. */
  'AMOUNT_DIFFERS',
  /** The account was blocked for deposits in the meantime: the money is refunded. */
  'ACCOUNT_BLOCKED',
  /** The player or the bank charged the money back later. */
  'CHARGED_BACK',
] as const
export type DepositReason = (typeof DEPOSIT_REASONS)[number]
