/**
 * The states of money at a payment provider (PSP). Whatever is said of a payment or a payout carries its sequence,
 * which grows by one with every change of it: of two sayings the one with the larger number is newer, in whatever
 * order they arrive.
 */

/** Money on its way in. */
export const PAYMENT_STATES = [
  /** Waits for the player. */
  'CREATED',
  /** The player has acted; the money is not certain yet. */
  'PENDING',
  /** The money is taken. May still follow on every earlier state, and on DECLINED and EXPIRED when it comes late. */
  'PAID',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
  /** Given back by us. */
  'REFUNDED',
  /** Taken back by the player's bank. */
  'CHARGED_BACK',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Money on its way out. */
export const PAYOUT_STATES = [
  /** Taken on, not sent; can still be cancelled. */
  'CREATED',
  /** Sent to the bank or wallet; cannot be cancelled. */
  'PENDING',
  'PAID',
  /** Nothing has left, or everything came back. May follow on PAID when a bank returns the money. */
  'FAILED',
  'CANCELLED',
] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** Why a PSP says no to a call; what has been done then is nothing. */
export const PSP_REFUSALS = [
  'METHOD_UNAVAILABLE',
  'AMOUNT_OUT_OF_RANGE',
  /** The same reference has come with another content. */
  'REFERENCE_CONFLICT',
  'UNKNOWN_REFERENCE',
  'UNKNOWN_INSTRUMENT',
  /** Too late: the state does not allow it any more. */
  'STATE_CONFLICT',
] as const
export type PspRefusal = (typeof PSP_REFUSALS)[number]
