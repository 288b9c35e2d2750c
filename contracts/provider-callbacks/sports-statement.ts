import { z } from 'zod'
import { reference } from './sports-wallet.ts'

/**
 * Asks a sportsbook what it knows of its bets, to hold it against the wallet: POST relative to the provider's base URL,
 * signed like the round detail. Bets that were refused are not in it; one that was returned because its stake may have
 * been taken is, as a void.
 */
export const SPORTS_STATEMENT_PATH = '/sports/statement'
export const MAX_STATEMENT_BETS = 500

const instant = z.iso.datetime()
const amountMinor = z.int().min(0)

export const sportsStatementRequest = z.union([
  /** Bets whose last change is in the window, without `until` itself, in the order of (`changedAt`, `betId`). */
  z.strictObject({
    from: instant,
    until: instant,
    /** The last bet of the page before; null for the first page. */
    after: z.strictObject({ changedAt: instant, betId: reference }).nullable(),
  }),
  /** These bets, whenever they changed; those that the book does not know are missing in the answer. */
  z.strictObject({ betIds: z.array(reference).min(1).max(MAX_STATEMENT_BETS) }),
])
export type SportsStatementRequest = z.infer<typeof sportsStatementRequest>

const statedBet = z.object({
  betId: reference,
  revision: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  stakeMinor: amountMinor,
  /** The part of the stake that was sold in cash-outs. */
  soldStakeMinor: amountMinor,
  /** All that the bet has to have paid by now: cash-outs, payout and returned stake. */
  payoutMinor: amountMinor,
  isRunning: z.boolean(),
  /** Its stake was a free bet; returned, it is in `payoutMinor` as any other. */
  isFreeBet: z.boolean().default(false),
  /** What of the stake is bonus money; null where the book does not know. */
  bonusStakeMinor: amountMinor.nullable().default(null),
  /** When it got this revision. */
  changedAt: instant,
})
export const sportsStatementResponse = z.object({
  bets: z.array(statedBet).max(MAX_STATEMENT_BETS),
  hasMore: z.boolean(),
})
export type SportsStatement = z.infer<typeof sportsStatementResponse>
