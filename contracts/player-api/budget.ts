import { z } from 'zod'
import { BUDGET_SPANS, MOST_OWN_BUDGET, OWN_BUDGET_SPANS } from './budget-words.ts'

/**
 * What a player's money and time came to, period by period, and what the player had set as a limit (ours, d). Days are
 * those of the player's market; amounts are numbers with two decimals in the currency of the wallet.
 */
const day = z.iso.date()

export const budgetQuery = z.object({
  by: z.enum(BUDGET_SPANS).default('month'),
  /** A day of the newest period; left out: today. A day to come is today. */
  through: day.optional(),
})

const amount = z.number()

export const budgetFigures = z.object({
  deposits: amount,
  withdrawals: amount,
  /** Deposits less withdrawals: what was paid in and has not come back. */
  netDeposits: amount,
  stakes: amount,
  winnings: amount,
  /** Winnings less stakes. */
  netResult: amount,
  /** From stake to stake, pauses of more than five minutes left out, and a minute each time that play begins. */
  playedSeconds: z.int(),
})

export const budgetPeriod = budgetFigures.extend({
  /** Its first and its last day, also where it has not ended. */
  from: z.string(),
  to: z.string(),
  isRunning: z.boolean(),
  /** The limit on deposits for such a period, as it was at its end or is now; null: none, and always for a year. */
  depositLimit: amount.nullable(),
})

export const budgetResponse = z.object({
  currency: z.string(),
  /** IANA zone in which the days begin. */
  timeZone: z.string(),
  by: z.enum(BUDGET_SPANS),
  /** One after another, oldest first. */
  periods: z.array(budgetPeriod),
  total: budgetFigures,
  /** The day of the first movement of the wallet; null: there is none yet. */
  firstDay: z.string().nullable(),
})

export type BudgetFigures = z.infer<typeof budgetFigures>
export type BudgetPeriod = z.infer<typeof budgetPeriod>
export type Budget = z.infer<typeof budgetResponse>

/** A player's own yardstick for what may be paid in, less what comes back: it refuses nothing (ours, d). */
export const ownBudget = z.strictObject({
  per: z.enum(OWN_BUDGET_SPANS),
  /** Whole units of the wallet's currency. */
  amount: z.int().min(1).max(MOST_OWN_BUDGET),
})
export type OwnBudget = z.infer<typeof ownBudget>

export const ownBudgetResponse = z.object({
  currency: z.string(),
  /** Null: the player has set none. */
  budget: ownBudget
    .extend({
      /** The first and the last day of the running period. */
      from: z.string(),
      to: z.string(),
      /** Paid in less taken out, in the running period and in the one before. */
      netDeposits: amount,
      before: amount,
    })
    .nullable(),
})
export type OwnBudgetStanding = z.infer<typeof ownBudgetResponse>
