import { z } from 'zod'
import type { Calls } from './call.ts'
import { BUDGET_SPANS, MOST_OWN_BUDGET, OWN_BUDGET_SPANS } from './protection-words.ts'

/**
 * A player's money and play time per period, and the limits that were set (ours, d). Days are in the time zone of the
 * player's market; amounts are numbers with two decimals in the currency of the wallet.
 */
const day = z.iso.date()

export const budgetQuery = z.object({
  by: z.enum(BUDGET_SPANS).default('month'),
  /** A day in the newest period; today by default. A future day is treated as today. */
  through: day.optional(),
})

const amount = z.number()

export const budgetFigures = z.object({
  deposits: amount,
  withdrawals: amount,
  /** Deposits minus withdrawals. */
  netDeposits: amount,
  stakes: amount,
  winnings: amount,
  /** Winnings minus stakes. */
  netResult: amount,
  /** From stake to stake, without pauses of more than five minutes, plus one minute each time that play begins. */
  playedSeconds: z.int(),
})

export const budgetPeriod = budgetFigures.extend({
  /** First and last day, also of a period that has not ended. */
  from: z.string(),
  to: z.string(),
  isRunning: z.boolean(),
  /** The deposit limit for such a period, at its end or now; null: none, and always for a year. */
  depositLimit: amount.nullable(),
})

export const budgetResponse = z.object({
  currency: z.string(),
  /** IANA time zone of the days. */
  timeZone: z.string(),
  by: z.enum(BUDGET_SPANS),
  /** Consecutive, oldest first. */
  periods: z.array(budgetPeriod),
  total: budgetFigures,
  /** The day of the first wallet transaction; null: none yet. */
  firstDay: z.string().nullable(),
})

export type BudgetFigures = z.infer<typeof budgetFigures>
export type BudgetPeriod = z.infer<typeof budgetPeriod>
export type Budget = z.infer<typeof budgetResponse>

/** A player's own target for net deposits; it refuses nothing (ours, d). */
export const ownBudget = z.strictObject({
  per: z.enum(OWN_BUDGET_SPANS),
  /** Whole units of the wallet's currency. */
  amount: z.int().min(1).max(MOST_OWN_BUDGET),
})

export const ownBudgetResponse = z.object({
  currency: z.string(),
  /** Null: the player has set none. */
  budget: ownBudget
    .extend({
      /** First and last day of the running period. */
      from: z.string(),
      to: z.string(),
      /** Deposits minus withdrawals, in the running period and in the previous one. */
      netDeposits: amount,
      before: amount,
    })
    .nullable(),
})
export type OwnBudgetStatus = z.infer<typeof ownBudgetResponse>

/** The player's own money and time by calendar period (ours). */
export const budgetCalls = {
  readBudget: {
    method: 'GET',
    path: '/v1/player/budget',
    summary: 'Deposits, withdrawals, stakes, winnings and time played by day, week, month or year',
    access: 'player',
    right: 'own',
    query: budgetQuery,
    status: 200,
    answer: budgetResponse,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  readOwnBudget: {
    method: 'GET',
    path: '/v1/player/own-budget',
    summary: 'The own budget of the player, beside what was paid in and taken out',
    access: 'player',
    right: 'own',
    status: 200,
    answer: ownBudgetResponse,
    refusals: [],
  },
  setOwnBudget: {
    method: 'PUT',
    path: '/v1/player/own-budget',
    summary: 'Set the own budget: a yardstick, no limit',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: ownBudget,
    status: 200,
    answer: ownBudgetResponse,
    refusals: [],
  },
  removeOwnBudget: {
    method: 'DELETE',
    path: '/v1/player/own-budget',
    summary: 'Remove the own budget',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: [],
  },
} satisfies Calls
