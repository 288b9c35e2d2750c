import { z } from 'zod'
import { MAX_AMOUNT_MINOR } from '../money.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import { PAYMENT_STEPS } from '../player-api/cashier-words.ts'
import { MOVEMENT_KINDS } from '../reconciliation.ts'
import { PAYMENT_STATES, PAYOUT_STATES, PSP_REFUSALS } from './states.ts'

/**
 * What the operator asks of a payment provider, server to server: JSON, signed as wallet callbacks are
 * (provider-callbacks/signature.ts). Amounts are minor units as JSON integers. Every POST is idempotent by its
 * `reference`, which the operator makes: the same one again gets the first answer as it stands now; with another
 * content it is refused. A refusal is an answer of 4xx with `{code}` of PSP_REFUSALS.
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
const currency = z.string().regex(/^[A-Z]{3}$/)
const method = z.enum(PAYMENT_METHODS)
/** A 32-bit number where it is kept. */
const MAX_SEQUENCE = 2_147_483_647
const sequence = z.int().min(1).max(MAX_SEQUENCE)
const instant = z.iso.datetime({ offset: true })

/** Stands for a card or an account; worth nothing to anybody but this operator, for this player. */
export const instrument = z.object({
  token: z.string().min(8).max(200),
  /** Masked, for people: `•••• 4242`. */
  label: z.string().min(1).max(60),
})

export const createPaymentRequest = z.strictObject({
  reference,
  method,
  amountMinor,
  currency,
  country: z.string().regex(/^[A-Z]{2}$/),
  language: z.string().max(35),
  /** Opaque for the PSP: not the player id of the player API. */
  playerRef: z.string().min(8).max(100),
  /** Where the browser goes when the player is done, whatever came out. */
  returnUrl: z.url(),
  /** Charges what was saved, without asking the player again. */
  instrumentToken: z.string().max(200).optional(),
  keepInstrument: z.boolean(),
  /** CREDITCARD takes no credit here (GAP-077). */
  onlyDebitCards: z.boolean(),
})
export const payment = z.object({
  paymentId: z.string().min(1).max(100),
  reference,
  sequence,
  state: z.enum(PAYMENT_STATES),
  method,
  /** What really came once it is PAID; before that what was asked for. */
  amountMinor,
  currency,
  /** Where the player goes on; null when nothing is left to do. */
  next: z.object({ step: z.enum(PAYMENT_STEPS), url: z.url() }).nullable(),
  /** Once it is PAID, where the player wanted it kept or where payouts may go back to it. */
  instrument: instrument.extend({ keep: z.boolean() }).nullable(),
  expiresAt: instant,
})

/** The body of a cancellation or a refund, which gives the whole payment back: the reference once more. */
export const ofReferenceRequest = z.strictObject({ reference })

export const createPayoutRequest = z.strictObject({
  reference,
  method,
  amountMinor,
  currency,
  country: z.string().regex(/^[A-Z]{2}$/),
  playerRef: z.string().min(8).max(100),
  /** Where the money goes: an instrument that a payment of this player has named. */
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
  /** For staff: what the bank said of a failure. */
  reason: z.string().max(200).nullable(),
})

/** Everything that took or gave money in a stretch of time, oldest first: what the ledger is held against. */
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
