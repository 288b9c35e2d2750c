/**
 * The states of money at a payment provider (PSP). Every message about a payment or a payout carries its sequence,
 * which grows by one with each change: of two messages the one with the larger number is newer, in whatever order they
 * arrive. A sequence is a hint: where a message contradicts what is known, the answer of the provider counts.
 */

/** Incoming money. */
export const PAYMENT_STATES = [
  /** Waits for the player. */
  'CREATED',
  /** The player has acted; the payment is not confirmed yet. */
  'PENDING',
  /**
   * The money is received. May follow every earlier state, and also DECLINED and EXPIRED when it comes late. Remains
   * while only a part has gone back, and comes again when a dispute is won.
   */
  'PAID',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
  /** Refunded by the operator, as a whole. */
  'REFUNDED',
  /** Reversed by the player's bank, so that nothing is left. */
  'CHARGED_BACK',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Outgoing money. */
export const PAYOUT_STATES = [
  /** Accepted, not sent; can still be cancelled. */
  'CREATED',
  /** Sent to the bank or wallet; cannot be cancelled. */
  'PENDING',
  /** Remains while only a part has come back. */
  'PAID',
  /** Nothing was sent, or all of it came back. May follow PAID when a bank returns the money. */
  'FAILED',
  'CANCELLED',
] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** Why a PSP refuses a call; a refused call has no effect. */
export const PSP_REFUSALS = [
  'METHOD_UNAVAILABLE',
  'AMOUNT_OUT_OF_RANGE',
  /** The same reference was used before with different content. */
  'REFERENCE_CONFLICT',
  'UNKNOWN_REFERENCE',
  'UNKNOWN_INSTRUMENT',
  /** The current state does not allow it any more. */
  'STATE_CONFLICT',
] as const
export type PspRefusal = (typeof PSP_REFUSALS)[number]
