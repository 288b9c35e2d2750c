import { z } from 'zod'
import type { Calls } from './call.ts'
import { WITHDRAWAL_STATES } from './withdrawal-words.ts'

/**
 * Withdrawals (table 3, rows 49 to 52). What the requirements leave open is ours (d): the methods, the list with its
 * tracker, and the reference that makes a double click one withdrawal.
 */

/** BNK-25; daily by default. */
export const WITHDRAWAL_DURATIONS = ['daily', 'weekly', 'monthly'] as const
export type WithdrawalDuration = (typeof WITHDRAWAL_DURATIONS)[number]

/** The device fingerprint of the fraud script; empty where it has not loaded (GAP-081). */
const blackbox = z.string().max(4096)
/** A JSON number with at most two decimals; the wallet checks its range. */
const amount = z.number().positive().max(10_000_000_000).multipleOf(0.01)
const method = z.string().regex(/^[A-Z_]{2,40}$/)

export const withdrawalCheckRequest = z.strictObject({
  ipAddress: z.string().max(64),
  blackbox,
})
export const withdrawalCheckResponse = z.object({
  /** Clients must treat an unknown status as a failure (BNK-31). */
  status: z.string(),
  /** What is left to withdraw in this period, and the limit of the whole period (GAP-082). */
  limit: z.number(),
  duration: z.enum(WITHDRAWAL_DURATIONS).default('daily'),
  originalLimit: z.number(),
})

export const withdrawalMethodsResponse = z.array(
  z.object({
    method: z.string(),
    /** The card or account, masked. */
    label: z.string(),
    min: z.number(),
    max: z.number(),
    processTime: z.string(),
  }),
)

export const withdrawalSubmitRequest = z.strictObject({
  method,
  amount,
  blackbox,
  /** Generated with the form: the same one again is the same withdrawal. */
  reference: z.uuid(),
  /** The player accepts the loss of the running bonus; without it a running bonus refuses the withdrawal. */
  forfeitBonus: z.boolean().optional(),
})
export const withdrawalSubmitResponse = z.object({
  pendingWithdrawalId: z.string(),
  amount: z.number(),
})

export const cancellationRequest = z.strictObject({
  pendingWithdrawalId: z.uuid(),
  amount,
  cancelByPlayer: z.literal(true),
})

/** The progress of a withdrawal: state, cause, who has to act, and until when (GAP-082 and beyond). */
export const withdrawalTracker = z.object({
  cause: z.string(),
  actsNext: z.enum(['us', 'player', 'provider', 'nobody']),
  /** When the money is, or was, due to be sent; null once nothing is pending. */
  promisedBy: z.string().nullable(),
  isLate: z.boolean(),
  /** The page that resolves what holds it up. */
  fix: z.enum(['verification', 'withdraw', 'support']).nullable(),
})
/** BNK-15 and our additions: state, method and tracker. */
export const withdrawal = z.object({
  pendingWithdrawalId: z.string(),
  amount: z.number(),
  /** Whether the player may cancel it now (GAP-084). */
  cancelByPlayer: z.boolean(),
  currency: z.string(),
  method: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  requestedAt: z.string(),
  steps: z.array(z.object({ state: z.enum(WITHDRAWAL_STATES), at: z.string() })),
  tracker: withdrawalTracker,
})
export const withdrawalsResponse = z.array(withdrawal)

export type WithdrawalCheck = z.infer<typeof withdrawalCheckResponse>
export type WithdrawalMethod = z.infer<typeof withdrawalMethodsResponse>[number]
export type WithdrawalSubmit = z.infer<typeof withdrawalSubmitRequest>
export type Cancellation = z.infer<typeof cancellationRequest>
export type WithdrawalTracker = z.infer<typeof withdrawalTracker>
export type Withdrawal = z.infer<typeof withdrawal>

/** Withdrawals; the methods and the list with the settled ones are ours. */
export const withdrawalCalls = {
  checkWithdrawal: {
    method: 'POST',
    path: '/v1/player/wallet/withdrawal/request',
    summary: 'Whether the player may withdraw now, and what is left of the limit',
    access: 'player',
    right: 'own',
    body: withdrawalCheckRequest,
    status: 200,
    answer: withdrawalCheckResponse,
    refusals: [],
  },
  readWithdrawalMethods: {
    method: 'GET',
    path: '/v1/player/wallet/withdrawal_methods',
    summary: 'Where the player’s money may go: back to where it came from',
    access: 'player',
    right: 'own',
    status: 200,
    answer: withdrawalMethodsResponse,
    refusals: [],
  },
  submitWithdrawal: {
    method: 'POST',
    path: '/v1/player/wallet/withdrawal/submit',
    summary: 'Ask for a withdrawal; its money is locked. The same reference twice is one',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: withdrawalSubmitRequest,
    status: 200,
    answer: withdrawalSubmitResponse,
    refusals: [
      'NOT_ENOUGH_FUNDS',
      'WITHDRAWAL_LIMIT_REACHED',
      'WITHDRAWALS_FULL',
      'WITHDRAWAL_FORBIDDEN',
      'DOCUMENTS_REQUIRED',
      'REFERENCE_CONFLICT',
      'BONUS_WOULD_BE_LOST',
    ],
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/v1/player/wallet/withdrawal/cancellation',
    summary: 'Take a withdrawal back that is not on its way yet, where the market lets players',
    access: 'player',
    right: 'manage',
    isLimited: true,
    body: cancellationRequest,
    status: 204,
    answer: null,
    refusals: [
      'NOT_FOUND',
      'WITHDRAWAL_CANCEL_FORBIDDEN',
      'WITHDRAWAL_NOT_PENDING',
      'error.withdrawal.cancel.limit_reached',
    ],
  },
  readPendingWithdrawals: {
    method: 'GET',
    path: '/v1/player/wallet/pendingWithdrawal',
    summary: 'The withdrawals under way, newest first, with where each one is',
    access: 'player',
    right: 'own',
    status: 200,
    answer: withdrawalsResponse,
    refusals: [],
  },
  readWithdrawals: {
    method: 'GET',
    path: '/v1/player/wallet/withdrawals',
    summary: 'The newest withdrawals, the settled ones too',
    access: 'player',
    right: 'own',
    status: 200,
    answer: withdrawalsResponse,
    refusals: [],
  },
} satisfies Calls
