import { z } from 'zod'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import {
  CHECK_RESULTS,
  DEPOSIT_REASONS,
  DEPOSIT_STATUSES,
  LIMIT_TYPES,
  PAYMENT_STEPS,
} from './cashier-words.ts'
import { bonusCode, campaignId, depositBonus } from './rewards.ts'

/**
 * Deposits as the player API has them (table 3, rows 45 to 48); what the table does not name is ours (d). Amounts
 * are numbers with two decimals in the currency of the wallet. Card data is never in any of it: the player types it
 * in the payment provider's own page or frame, and a saved instrument is a token that is only named by our own id.
 */
export const DEPOSIT_PATHS = {
  methods: '/v1/player/wallet/deposit_methods',
  recentMethods: '/v1/player/wallet/recent_deposit_methods',
  check: '/v1/player/wallet/deposit/request',
  submit: '/v1/player/wallet/deposit/submit',
  status: '/v1/player/wallet/deposits/:referenceId',
  cancel: '/v1/player/wallet/deposits/:referenceId/cancel',
  instruments: '/v1/player/wallet/instruments',
  instrument: '/v1/player/wallet/instruments/:id',
} as const

const method = z.enum(PAYMENT_METHODS)
export const referenceId = z.uuid()

export const depositMethods = z.array(
  z.object({
    method,
    min: z.number(),
    max: z.number(),
    /** `instant`, or how many minutes or days it takes: `minutes:30`, `days:2`. */
    processTime: z.string(),
    step: z.enum(PAYMENT_STEPS),
    /** Whether the instrument can be kept for the next time, as a token. */
    canSave: z.boolean(),
  }),
)
export const recentDepositMethods = z.array(z.object({ method, lastUsed: z.string() }))

/** `later`: the player has chosen to prove who they are at another time. */
export const depositCheckQuery = z.strictObject({
  later: z.enum(['true', 'false']).default('false'),
})
/** What the fraud script says of the device (GAP-081); taken along, never needed. */
const blackbox = z.string().max(4096).optional()
export const depositCheckRequest = z.strictObject({
  ipAddress: z.string().max(64).optional(),
  blackbox,
})

/** What a limit of the player's own leaves; null where none says anything. */
const limitState = {
  limitLeft: z.number().nullable(),
  limitType: z.enum(LIMIT_TYPES).nullable(),
  resetOn: z.string().nullable(),
}
export const depositCheckResponse = z.object({
  status: z.enum(CHECK_RESULTS),
  ...limitState,
  daysLeftToVerifyDocuments: z.number().nullable(),
  /** Of an operator's own player API that has a cashier of its own, to be shown in a frame; ours has none. */
  cashierUrl: z.string().nullable(),
})

export const depositSubmitRequest = z.strictObject({
  /** Made with the form: the same one twice is one deposit. */
  key: z.uuid(),
  method,
  /** Judged by the rules, not by the schema: what is wrong with an amount is told. */
  amount: z.number(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** A saved instrument, by our id. */
  instrumentId: z.uuid().optional(),
  keepInstrument: z.boolean().default(false),
  /** The campaign whose bonus comes with this deposit; left out: none (GAP-079). */
  bonusId: campaignId.optional(),
  /** Of a bonus that needs a code. */
  bonusCode: bonusCode.optional(),
  /** The BCP 47 tag in which the payment provider speaks. */
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(35),
  /** Where the payment provider sends the browser back: a path of the site. */
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
  /** Why it came to nothing; null while it has not. */
  reason: z.enum(DEPOSIT_REASONS).nullable(),
  /** It came although it passes a limit of the player's own: late, or the limit was lowered meanwhile. */
  pastLimit: z.boolean().optional(),
  ...depositBonus,
  /** Where the player goes on; null when there is nothing to do. */
  next: z.object({ step: z.enum(PAYMENT_STEPS), url: z.string() }).nullable(),
})

export const savedInstruments = z.array(
  z.object({
    id: z.uuid(),
    method,
    /** As the payment provider describes it, masked: `•••• 4242`. */
    label: z.string(),
    lastUsed: z.string(),
  }),
)

export type DepositMethods = z.infer<typeof depositMethods>
export type DepositCheck = z.infer<typeof depositCheckResponse>
export type DepositSubmit = z.infer<typeof depositSubmitRequest>
export type Deposit = z.infer<typeof deposit>
export type SavedInstruments = z.infer<typeof savedInstruments>
