import { z } from 'zod'
import { LIMIT_TYPES } from './cashier-words.ts'
import { LIMIT_NOTICES, type LimitKind } from './limit-words.ts'

/**
 * A player's own limits (table 3, rows 55 to 57). Amounts are numbers with two decimals in the currency of the wallet;
 * a limit itself is a whole number of it. Instants are ISO 8601. What the table does not name is ours (d).
 */
export const LIMIT_PATHS = {
  deposit: '/v1/player/deposit-limits',
  spend: '/v1/player/spend-limits',
  loss: '/v1/player/loss-limits',
} as const satisfies Record<LimitKind, string>

const amount = z.number()
const instant = z.string()

export const limitEntry = z.object({
  /** What is in force now; null: no limit. */
  value: amount.nullable(),
  /** What has been asked for and waits; with a `pendingDate` and no value it is a removal (GAP-087). */
  pendingValue: amount.nullable(),
  /** From when it is in force, or from when the player may say yes to it once more. */
  pendingDate: instant.nullable(),
  /** Until when the market waits for that second yes, else the change lapses; null: none is asked for. */
  confirmBy: instant.nullable(),
  /** By the operator: nothing of it can be changed (GAP-088). */
  locked: z.boolean(),
  lockedUntil: instant.nullable(),
  updatedAt: instant.nullable(),
  /** The running period, in the time zone of the player's market. */
  startedAt: instant,
  resetAt: instant,
  /** In the running period, whether or not there is a limit. */
  used: amount,
  /** Null without a limit; never below 0. */
  remaining: amount.nullable(),
  /** What may be asked for (GAP-085). */
  min: amount,
  max: amount,
  /** When a raise or a removal would work, were it asked for now. */
  increaseFrom: instant,
})

/** The answer to all calls of one kind: its three periods, and what holds for all of them. */
export const limitSet = z.object({
  D: limitEntry,
  W: limitEntry,
  M: limitEntry,
  currency: z.string(),
  /** IANA zone in which days, weeks (from Monday) and months begin. */
  timeZone: z.string(),
  /** How a raise or a removal waits in this market. */
  increase: z.object({
    delayHours: z.number(),
    afterPeriodEnd: z.boolean(),
    /** Whether the player has to say yes once more after the wait. */
    confirmed: z.boolean(),
  }),
  /** The market wants these limits offered before the first deposit, and this player has not chosen any yet. */
  prompt: z.boolean(),
  /** The periods of which the market wants a limit of this kind before play: none of them can be removed. */
  required: z.array(z.enum(LIMIT_TYPES)),
  /** Those of them that are not set, or are above what the market allows: until then no deposit and no play. */
  missing: z.array(z.enum(LIMIT_TYPES)),
  /** What the change of this call came to; null where it changed nothing. */
  notice: z.enum(LIMIT_NOTICES).nullable(),
})

/** One of `limit`, `deleteLimit`, `cancelPendingLimit` and `confirmPendingLimit` (GAP-089). */
export const limitChange = z
  .strictObject({
    duration: z.enum(LIMIT_TYPES),
    /** Whole units of the currency. */
    limit: z.int().optional(),
    deleteLimit: z.literal(true).optional(),
    cancelPendingLimit: z.literal(true).optional(),
    /** The second yes, where the market asks for one. */
    confirmPendingLimit: z.literal(true).optional(),
    /** Of the words that the player has read before; kept as evidence. */
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

/** A limit of the player's own by which nothing more may be staked until it starts anew (GAP-091). */
export const reachedLimit = z.object({
  kind: z.enum(['spend', 'loss']),
  period: z.enum(LIMIT_TYPES),
  value: amount,
  resetAt: instant,
  /** In which the period ends. */
  timeZone: z.string(),
})

export type ReachedLimit = z.infer<typeof reachedLimit>
export type LimitSet = z.infer<typeof limitSet>
export type LimitEntry = z.infer<typeof limitEntry>
export type LimitChange = z.infer<typeof limitChange>
