import { z } from 'zod'
import { MAX_AMOUNT_MINOR } from '../money.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import { PAYMENT_STEPS } from '../player-api/deposit-words.ts'
import { MOVEMENT_KINDS } from '../reconciliation.ts'
import { PAYMENT_STATES, PAYOUT_STATES, PSP_REFUSALS } from './states.ts'

/**
 * The operator's calls to a payment provider, server to server: JSON, signed like wallet callbacks
 * (provider-callbacks/signature.ts). Amounts are minor units as JSON integers. Every POST is idempotent by its
 * `reference`, which the operator generates: a repeated call returns the payment or payout in its current state;
 * different content is refused. A refusal is a 4xx response with `{code}` of PSP_REFUSALS.
 */
export const PSP_PATHS = {
  payments: '/payments',
  payment: (reference: string) => `/payments/${reference}`,
  cancelPayment: (reference: string) => `/payments/${reference}/cancel`,
  refundPayment: (reference: string) => `/payments/${reference}/refund`,
  payouts: '/payouts',
  payout: (reference: string) => `/payouts/${reference}`,
  cancelPayout: (reference: string) => `/payouts/${reference}/cancel`,
  movements: '/movements',
} as const

const reference = z.string().regex(/^[\w:.-]{1,100}$/)
const amountMinor = z.int().min(1).max(Number(MAX_AMOUNT_MINOR))
/** A total so far, never the amount of one event: an event that is lost or repeated changes nothing. */
const totalMinor = z.int().min(0).max(Number(MAX_AMOUNT_MINOR))
const currency = z.string().regex(/^[A-Z]{3}$/)
const method = z.enum(PAYMENT_METHODS)
/** It is stored as a 32-bit integer. */
const MAX_SEQUENCE = 2_147_483_647
const sequence = z.int().min(1).max(MAX_SEQUENCE)
const instant = z.iso.datetime({ offset: true })

/** A token for a card or an account; usable only by this operator, for this player. */
export const instrument = z.object({
  token: z.string().min(8).max(200),
  /** Masked for display: `•••• 4242`. */
  label: z.string().min(1).max(60),
})

export const createPaymentRequest = z.strictObject({
  reference,
  method,
  amountMinor,
  currency,
  country: z.string().regex(/^[A-Z]{2}$/),
  language: z.string().max(35),
  /** Opaque to the PSP: not the player id of the player API. */
  playerRef: z.string().min(8).max(100),
  /** Where the browser returns when the player is done, whatever the result. */
  returnUrl: z.url(),
  /** Charges a saved instrument, without another step by the player. */
  instrumentToken: z.string().max(200).optional(),
  keepInstrument: z.boolean(),
  /** CREDITCARD must not accept credit cards (GAP-077). */
  onlyDebitCards: z.boolean(),
})
export const payment = z.object({
  paymentId: z.string().min(1).max(100),
  reference,
  sequence,
  state: z.enum(PAYMENT_STATES),
  method,
  /** The received amount once it is PAID; before that, the requested one. */
  amountMinor,
  currency,
  /**
   * What was refunded so far, in total. It falls when a refund fails at the payer's bank. Absent from a provider that
   * knows whole refunds only: then all of it where the state is REFUNDED.
   */
  refundedMinor: totalMinor.optional(),
  /**
   * What the payer's bank has taken back so far, in total. It falls when a dispute is won. Absent from a provider that
   * knows whole chargebacks only: then all of it where the state is CHARGED_BACK.
   */
  chargedBackMinor: totalMinor.optional(),
  /** The player's next step; null when none is left. */
  next: z.object({ step: z.enum(PAYMENT_STEPS), url: z.url() }).nullable(),
  /** Set once it is PAID, where the player wants to save it or where payouts may go to it. */
  instrument: instrument.extend({ keep: z.boolean() }).nullable(),
  expiresAt: instant,
})

/** The body of a cancellation or a full refund: only the reference. */
export const ofReferenceRequest = z.strictObject({ reference })

export const createPayoutRequest = z.strictObject({
  reference,
  method,
  amountMinor,
  currency,
  country: z.string().regex(/^[A-Z]{2}$/),
  playerRef: z.string().min(8).max(100),
  /** The target of the payout: an instrument of an earlier payment of this player. */
  instrumentToken: z.string().max(200),
})
export const payout = z.object({
  payoutId: z.string().min(1).max(100),
  reference,
  sequence,
  state: z.enum(PAYOUT_STATES),
  method,
  amountMinor,
  currency,
  /**
   * What came back after it was paid, in total; never falls. Absent from a provider that knows whole returns only: then
   * all of it where the state is FAILED.
   */
  returnedMinor: totalMinor.optional(),
  /** For staff: the bank's reason for a failure. */
  reason: z.string().max(200).nullable(),
})

/** All movements of money in a period, oldest first: compared with the ledger. */
export const movementsRequest = z.strictObject({
  from: instant,
  to: instant,
  after: z.string().max(100).nullable(),
})
export const movementsResponse = z.object({
  movements: z
    .array(
      z.object({
        id: z.string().max(100),
        kind: z.enum(MOVEMENT_KINDS),
        reference,
        amountMinor,
        currency,
        at: instant,
      }),
    )
    .max(500),
  hasMore: z.boolean(),
})

export const pspRefusal = z.object({ code: z.enum(PSP_REFUSALS) })

export type CreatePayment = z.infer<typeof createPaymentRequest>
export type PspPayment = z.infer<typeof payment>
export type CreatePayout = z.infer<typeof createPayoutRequest>
export type PspPayout = z.infer<typeof payout>
export type MovementsRequest = z.infer<typeof movementsRequest>
export type PspMovements = z.infer<typeof movementsResponse>
