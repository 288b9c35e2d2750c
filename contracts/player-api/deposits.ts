import { z } from 'zod'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import type { Calls } from './call.ts'
import {
  CHECK_RESULTS,
  DEPOSIT_REASONS,
  DEPOSIT_STATUSES,
  LIMIT_TYPES,
  PAYMENT_STEPS,
} from './deposit-words.ts'
import { BONUS_REFUSALS } from './reward-words.ts'
import { bonusCode, campaignId, depositBonus } from './rewards.ts'

/**
 * Deposits in the player API (table 3, rows 45 to 48); what the table does not name is ours (d). Amounts are numbers
 * with two decimals in the currency of the wallet. Card data is never part of it: the player types it into the payment
 * provider's own page or frame, and a saved instrument is a token that is only referred to by our id.
 */

const method = z.enum(PAYMENT_METHODS)
export const referenceId = z.uuid()

export const depositMethods = z.array(
  z.object({
    method,
    min: z.number(),
    max: z.number(),
    /** `instant`, or the minutes or days it takes: `minutes:30`, `days:2`. */
    processTime: z.string(),
    step: z.enum(PAYMENT_STEPS),
    /** Whether the instrument can be saved for later, as a token. */
    canSave: z.boolean(),
  }),
)
export const recentDepositMethods = z.array(
  z.object({
    method,
    lastUsed: z.string(),
    /** Of the newest deposit by this method that was paid; an operator's own API may not know it. */
    lastAmount: z.number().optional(),
  }),
)

/** `later`: the player has chosen to verify their identity later. */
export const depositCheckQuery = z.strictObject({
  later: z.enum(['true', 'false']).default('false'),
})
/** The device fingerprint of the fraud script (GAP-081); optional. */
const blackbox = z.string().max(4096).optional()
export const depositCheckRequest = z.strictObject({
  ipAddress: z.string().max(64).optional(),
  blackbox,
})

/** What a limit of the player leaves; null where there is none. */
const limitState = {
  limitLeft: z.number().nullable(),
  limitType: z.enum(LIMIT_TYPES).nullable(),
  resetOn: z.string().nullable(),
}
export const depositCheckResponse = z.object({
  status: z.enum(CHECK_RESULTS),
  ...limitState,
  daysLeftToVerifyDocuments: z.number().nullable(),
  /** For an operator's own player API with its own cashier, shown in a frame; this platform has none. */
  cashierUrl: z.string().nullable(),
})

export const depositSubmitRequest = z.strictObject({
  /** Idempotency key of the form: the same key twice is one deposit. */
  key: z.uuid(),
  method,
  /** Checked by the rules, not by the schema, so that the error says what is wrong with the amount. */
  amount: z.number(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Our id of a saved instrument. */
  instrumentId: z.uuid().optional(),
  keepInstrument: z.boolean().default(false),
  /** The campaign of the bonus that comes with this deposit; left out: none (GAP-079). */
  bonusId: campaignId.optional(),
  /** Required by some bonuses. */
  bonusCode: bonusCode.optional(),
  /** BCP 47 tag of the payment provider's language. */
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(35),
  /** Path of the site to which the payment provider returns the browser. */
  returnPath: z.string().regex(/^\/[\w/-]{1,200}$/),
  blackbox,
})

export const deposit = z.object({
  referenceId,
  status: z.enum(DEPOSIT_STATUSES),
  method,
  amount: z.number(),
  currency: z.string(),
  createdAt: z.string(),
  /** Why it failed; null while it has not. */
  reason: z.enum(DEPOSIT_REASONS).nullable(),
  /** Credited although it exceeds a limit of the player: it arrived late, or the limit was lowered meanwhile. */
  pastLimit: z.boolean().optional(),
  ...depositBonus,
  /** Whether the player may go on with the payment now; `continueDeposit` leads there where `next` is null. */
  mayContinue: z.boolean().optional(),
  /** Whether the player may give it up now. */
  mayCancel: z.boolean().optional(),
  /** The player's next step; null when there is none, or while a register has to be asked first. */
  next: z.object({ step: z.enum(PAYMENT_STEPS), url: z.string() }).nullable(),
})

export const savedInstruments = z.array(
  z.object({
    id: z.uuid(),
    method,
    /** The payment provider's label, masked: `•••• 4242`. */
    label: z.string(),
    lastUsed: z.string(),
  }),
)

export type DepositMethods = z.infer<typeof depositMethods>
export type DepositCheck = z.infer<typeof depositCheckResponse>
export type DepositSubmit = z.infer<typeof depositSubmitRequest>
export type Deposit = z.infer<typeof deposit>
export type SavedInstruments = z.infer<typeof savedInstruments>

/** Deposits, and what else a deposit needs. */
export const depositCalls = {
  readDepositMethods: {
    method: 'GET',
    path: '/v1/player/wallet/deposit_methods',
    summary: 'The methods by which the player may pay in, with their bounds',
    access: 'player',
    right: 'own',
    status: 200,
    answer: depositMethods,
    refusals: [],
  },
  readRecentDepositMethods: {
    method: 'GET',
    path: '/v1/player/wallet/recent_deposit_methods',
    summary: 'The methods by which the player has paid in, the newest first',
    access: 'player',
    right: 'own',
    status: 200,
    answer: recentDepositMethods,
    refusals: [],
  },
  checkDeposit: {
    method: 'POST',
    path: '/v1/player/wallet/deposit/request',
    summary: 'Whether the player may pay in now',
    access: 'player',
    right: 'own',
    query: depositCheckQuery,
    body: depositCheckRequest,
    status: 200,
    answer: depositCheckResponse,
    refusals: [],
  },
  submitDeposit: {
    method: 'POST',
    path: '/v1/player/wallet/deposit/submit',
    summary:
      'Begin a deposit; the same key again is the same deposit. Open payments that leave it no room are cancelled first',
    access: 'player',
    right: 'deposit',
    isLimited: true,
    body: depositSubmitRequest,
    status: 200,
    answer: deposit,
    refusals: [
      'FORBIDDEN',
      'REGISTER_UNAVAILABLE',
      'PROVIDER_UNAVAILABLE',
      'DOCUMENTS_REQUIRED',
      'METHOD_UNAVAILABLE',
      'NOT_FOUND',
      'CURRENCY_MISMATCH',
      'REFERENCE_CONFLICT',
      'WALLET_DOES_NOT_EXIST',
      'error.deposit.limit.too_low',
      'error.deposit.limit.too_high',
      'error.gambling.limit.required',
      ...BONUS_REFUSALS,
    ],
  },
  readDeposit: {
    method: 'GET',
    path: '/v1/player/wallet/deposits/:referenceId',
    summary: 'How a deposit stands',
    access: 'player',
    right: 'own',
    status: 200,
    answer: deposit,
    refusals: ['NOT_FOUND'],
  },
  readPendingDeposits: {
    method: 'GET',
    path: '/v1/player/wallet/pendingDeposit',
    summary:
      'The payments that are not decided, newest first, and the last that failed if none was paid since',
    access: 'player',
    right: 'own',
    status: 200,
    answer: z.array(deposit),
    refusals: [],
  },
  continueDeposit: {
    method: 'POST',
    path: '/v1/player/wallet/deposits/:referenceId/continue',
    summary: 'Go on with a payment that was left; the rules of a new deposit are asked again',
    access: 'player',
    right: 'deposit',
    isLimited: true,
    status: 200,
    answer: deposit,
    refusals: [
      'NOT_FOUND',
      'FORBIDDEN',
      'REGISTER_UNAVAILABLE',
      'DOCUMENTS_REQUIRED',
      'PROVIDER_UNAVAILABLE',
      'error.gambling.limit.reached',
      'error.gambling.limit.required',
    ],
  },
  cancelDeposit: {
    method: 'POST',
    path: '/v1/player/wallet/deposits/:referenceId/cancel',
    summary: 'Give up a payment that is not made; one that is made stays',
    access: 'player',
    right: 'own',
    isLimited: true,
    status: 200,
    answer: deposit,
    refusals: ['NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
  },
  readInstruments: {
    method: 'GET',
    path: '/v1/player/wallet/instruments',
    summary: 'What the player has kept to pay with again',
    access: 'player',
    right: 'own',
    status: 200,
    answer: savedInstruments,
    refusals: [],
  },
  forgetInstrument: {
    method: 'DELETE',
    path: '/v1/player/wallet/instruments/:id',
    summary: 'Offer a kept instrument no more',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
} satisfies Calls
