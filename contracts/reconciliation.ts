import { z } from 'zod'

/**
 * The payment provider's list of movements held against the ledger, for staff. In a demo that is QA, through the console
 * of the sandbox; it is no part of the player API.
 */

/** Money that moved between a payment provider and us. */
export const MOVEMENT_KINDS = [
  'PAYMENT',
  'REFUND',
  'CHARGE_BACK',
  'PAYOUT',
  'PAYOUT_RETURN',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

const PROBLEMS = [
  /** The provider has moved money of which the ledger knows nothing. */
  'MISSING_HERE',
  /** The ledger has money moved of which the provider knows nothing. */
  'MISSING_THERE',
  'AMOUNT_DIFFERS',
  /** The provider names one movement under two ids. */
  'TWICE_THERE',
] as const

const amount = z.object({ amountMinor: z.int(), currency: z.string() })
export const difference = z.object({
  problem: z.enum(PROBLEMS),
  kind: z.enum(MOVEMENT_KINDS),
  /** The id of the deposit or the withdrawal. */
  reference: z.string(),
  ours: amount.nullable(),
  theirs: amount.nullable(),
})
export type Difference = z.infer<typeof difference>

/** What came of it: instants are ISO 8601; `theirs` and `ours` are how many movements were looked at. */
export type ReconciliationReport = {
  madeAt: string
  from: string
  until: string
  theirs: number
  ours: number
  differences: Difference[]
}

/** What does not hold in our own books: a rule in words, whose wallet, which account or row, and what was found there. */
export const bookDifference = z.object({
  rule: z.string(),
  playerId: z.string(),
  subject: z.string(),
  found: z.string(),
})
export type BookDifference = z.infer<typeof bookDifference>

/** One look at our own books, as is taken every minute. */
export type BookCheck = {
  madeAt: string
  wallets: number
  tookMs: number
  differences: BookDifference[]
}

/** The administrative door. Not served over the network. */
export type ReconciliationAdministration = {
  /** The last look at our own books, and earlier ones that have found something; 20 at most. */
  books(): Promise<BookCheck[]>
  /** What the last times have found, the newest first; 20 at most. */
  newest(): Promise<ReconciliationReport[]>
  /** Holds the two together now. Rejects where the provider cannot be asked. */
  run(): Promise<ReconciliationReport>
}
