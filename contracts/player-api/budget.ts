import { z } from 'zod'
import { BUDGET_SPANS } from './budget-words.ts'

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
