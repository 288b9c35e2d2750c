import { z } from 'zod'
import type { RefusalCode } from '../refusals.ts'
import type { Calls } from './call.ts'
import { LIMIT_TYPES } from './deposit-words.ts'
import { LIMIT_NOTICES, type LimitKind, LOCK_REASONS } from './protection-words.ts'

/**
 * A player's own limits (table 3, rows 55 to 57; those on time are ours, LIM-24). Amounts are numbers with two decimals
 * in the currency of the wallet, for the kind `time` in minutes; a limit itself is a whole number of it. Instants are
 * ISO 8601. What the table does not name is ours (d).
 */
export const LIMIT_PATHS = {
  deposit: '/v1/player/deposit-limits',
  spend: '/v1/player/spend-limits',
  loss: '/v1/player/loss-limits',
  time: '/v1/player/time-limits',
} as const satisfies Record<LimitKind, string>

const amount = z.number()
const instant = z.string()

export const limitEntry = z.object({
  /** The limit in force; null: no limit. */
  value: amount.nullable(),
  /** A requested change that waits; a `pendingDate` without a value is a removal (GAP-087). */
  pendingValue: amount.nullable(),
  /** When it takes effect, or when the player may confirm it. */
  pendingDate: instant.nullable(),
  /** Where the market requires that confirmation: until when, else the change lapses; null: none is required. */
  confirmBy: instant.nullable(),
  /** Set by the operator: the player can lower it, and nothing else (LIM-10, GAP-088). */
  locked: z.boolean(),
  lockedUntil: instant.nullable(),
  /** Null: not locked, or locked before reasons were recorded. */
  lockReason: z.enum(LOCK_REASONS).nullable().default(null),
  updatedAt: instant.nullable(),
  /** The running period, in the time zone of the player's market. */
  startedAt: instant,
  resetAt: instant,
  /** In the running period, with or without a limit. */
  used: amount,
  /** Null without a limit; never below 0. */
  remaining: amount.nullable(),
  /** The allowed range of a request (GAP-085). */
  min: amount,
  max: amount,
  /** When a raise or a removal would take effect if it were requested now. */
  increaseFrom: instant,
})

/** The response to all calls of one kind: its three periods, and what applies to all of them. */
export const limitSet = z.object({
  D: limitEntry,
  W: limitEntry,
  M: limitEntry,
  /** Null for limits on time: their amounts are minutes. */
  currency: z.string().nullable(),
  /** IANA zone in which days, weeks (from Monday) and months begin. */
  timeZone: z.string(),
  /** The waiting period for a raise or a removal in this market. */
  increase: z.object({
    delayHours: z.number(),
    afterPeriodEnd: z.boolean(),
    /** Whether the player has to confirm the change after the wait. */
    confirmed: z.boolean(),
  }),
  /**
   * The market requires that these limits are offered before the first deposit, and this player has not chosen any yet.
   */
  prompt: z.boolean(),
  /** The periods for which the market requires a limit of this kind before play: none of them can be removed. */
  required: z.array(z.enum(LIMIT_TYPES)),
  /** Required limits that are not set, or exceed the market's maximum: until they are set, no deposit and no play. */
  missing: z.array(z.enum(LIMIT_TYPES)),
  /** The result of the change in this call; null where it changed nothing. */
  notice: z.enum(LIMIT_NOTICES).nullable(),
})

/** One of `limit`, `deleteLimit`, `cancelPendingLimit` and `confirmPendingLimit` (GAP-089). */
export const limitChange = z
  .strictObject({
    duration: z.enum(LIMIT_TYPES),
    /** Whole units of the currency, or whole minutes. */
    limit: z.int().optional(),
    deleteLimit: z.literal(true).optional(),
    cancelPendingLimit: z.literal(true).optional(),
    /** The confirmation after the wait, where the market requires one. */
    confirmPendingLimit: z.literal(true).optional(),
    /** Version of the text that was shown to the player; kept as evidence. */
    textVersion: z
      .string()
      .regex(/^[\w.:-]{1,40}$/)
      .optional(),
  })
  .refine(
    ({ limit, deleteLimit, cancelPendingLimit, confirmPendingLimit }) =>
      [limit, deleteLimit, cancelPendingLimit, confirmPendingLimit].filter((it) => it !== undefined)
        .length === 1,
    { path: ['limit'], error: 'required' },
  )

/** A limit of the player that blocks further stakes until its period restarts (GAP-091, LIM-25). */
export const reachedLimit = z.object({
  kind: z.enum(['spend', 'loss', 'time']),
  period: z.enum(LIMIT_TYPES),
  /** Minutes for the kind `time`. */
  value: amount,
  resetAt: instant,
  /** Time zone in which the period ends. */
  timeZone: z.string(),
})

export type ReachedLimit = z.infer<typeof reachedLimit>
export type LimitSet = z.infer<typeof limitSet>
export type LimitEntry = z.infer<typeof limitEntry>
export type LimitChange = z.infer<typeof limitChange>

/**
 * Each row names what a player can get. Their type is every code: the module answers for all kinds with the same
 * functions.
 */
const READ_REFUSALS: readonly RefusalCode[] = []
const CHANGE_REFUSALS: readonly RefusalCode[] = [
  'error.deposit.limit.interval',
  'error.deposit.limit.too_low',
  'error.deposit.limit.too_high',
  'error.deposit.limit.locked',
  'error.deposit.limit.required',
  'ACCOUNT_RESTRICTED',
  'WALLET_DOES_NOT_EXIST',
]

/** The limits of each kind: all their periods are read together, and changed one by one. */
export const limitCalls = {
  readDepositLimits: {
    method: 'GET',
    path: LIMIT_PATHS.deposit,
    summary: 'The limits on what is paid in, by day, week and month',
    access: 'player',
    right: 'own',
    status: 200,
    answer: limitSet,
    refusals: READ_REFUSALS,
  },
  changeDepositLimits: {
    method: 'PATCH',
    path: LIMIT_PATHS.deposit,
    summary:
      'Save, remove, keep or confirm a limit on what is paid in; less works at once, more waits',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: limitChange,
    status: 200,
    answer: limitSet,
    refusals: CHANGE_REFUSALS,
  },
  readSpendLimits: {
    method: 'GET',
    path: LIMIT_PATHS.spend,
    summary: 'The limits on stakes, by day, week and month',
    access: 'player',
    right: 'own',
    status: 200,
    answer: limitSet,
    refusals: READ_REFUSALS,
  },
  changeSpendLimits: {
    method: 'PATCH',
    path: LIMIT_PATHS.spend,
    summary: 'Save, remove, keep or confirm a limit on stakes; less works at once, more waits',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: limitChange,
    status: 200,
    answer: limitSet,
    refusals: CHANGE_REFUSALS,
  },
  readLossLimits: {
    method: 'GET',
    path: LIMIT_PATHS.loss,
    summary: 'The limits on losses, where the market has them, by day, week and month',
    access: 'player',
    right: 'own',
    status: 200,
    answer: limitSet,
    refusals: ['NOT_FOUND'],
  },
  changeLossLimits: {
    method: 'PATCH',
    path: LIMIT_PATHS.loss,
    summary:
      'Save, remove, keep or confirm a limit on losses, where the market has them; less works at once, more waits',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: limitChange,
    status: 200,
    answer: limitSet,
    refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
  },
  readTimeLimits: {
    method: 'GET',
    path: LIMIT_PATHS.time,
    summary: 'The limits on the time signed in, by day, week and month',
    access: 'player',
    right: 'own',
    status: 200,
    answer: limitSet,
    refusals: READ_REFUSALS,
  },
  changeTimeLimits: {
    method: 'PATCH',
    path: LIMIT_PATHS.time,
    summary:
      'Save, remove, keep or confirm a limit on the time signed in; less works at once, more waits',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: limitChange,
    status: 200,
    answer: limitSet,
    refusals: CHANGE_REFUSALS,
  },
} satisfies Calls
