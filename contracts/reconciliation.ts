import { z } from 'zod'

/**
 * Reconciliation of the payment provider's movements with the ledger, and of sportsbooks' bets with ours, for staff. In a
 * demo staff is QA, through the sandbox console; not part of the player API.
 */

/** Money that moved between a payment provider and the operator. */
export const MOVEMENT_KINDS = [
  'PAYMENT',
  'REFUND',
  'CHARGE_BACK',
  /** A refund that failed at the payer's bank: the money is with the operator again. */
  'REFUND_RETURN',
  /** A dispute that was won, in whole or in part. */
  'CHARGE_BACK_RETURN',
  'PAYOUT',
  'PAYOUT_RETURN',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

const PROBLEMS = [
  /** The provider has a movement that the ledger lacks. */
  'MISSING_HERE',
  /** The ledger has a movement that the provider lacks. */
  'MISSING_THERE',
  'AMOUNT_DIFFERS',
  /** The provider lists one movement under two ids. */
  'TWICE_THERE',
] as const

const amount = z.object({ amountMinor: z.int(), currency: z.string() })
export const difference = z.object({
  problem: z.enum(PROBLEMS),
  kind: z.enum(MOVEMENT_KINDS),
  /** The id of the deposit or withdrawal. */
  reference: z.string(),
  ours: amount.nullable(),
  theirs: amount.nullable(),
})
export type Difference = z.infer<typeof difference>

/** The result: instants are ISO 8601; `theirs` and `ours` are the numbers of movements compared. */
export type ReconciliationReport = {
  madeAt: string
  from: string
  until: string
  theirs: number
  ours: number
  differences: Difference[]
}

const BET_PROBLEMS = [
  /** The sportsbook knows a bet that the wallet lacks. */
  'MISSING_HERE',
  /** The wallet knows a bet that the sportsbook lacks. */
  'MISSING_THERE',
  /** The stake, its currency, whether it was a free bet, or the part of it that was sold. */
  'STAKE_DIFFERS',
  /** What the bet has to have paid, or whether it is still running. */
  'PAYOUT_DIFFERS',
  /** One side has not learned of the last change of the other. */
  'REVISION_DIFFERS',
] as const

const statedBet = z.object({
  revision: z.int(),
  currency: z.string(),
  stakeMinor: z.int(),
  soldStakeMinor: z.int(),
  payoutMinor: z.int(),
  isRunning: z.boolean(),
  // Not in reports of before there were free bets.
  isFreeBet: z.boolean().default(false),
  /** What of the stake is bonus money; null: not known. */
  bonusStakeMinor: z.int().nullable().default(0),
})
export const betDifference = z.object({
  problem: z.enum(BET_PROBLEMS),
  /** The sportsbook's id of the bet. */
  betId: z.string(),
  ours: statedBet.nullable(),
  theirs: statedBet.nullable(),
})
export type BetDifference = z.infer<typeof betDifference>

/** The bets of a sportsbook compared with the wallet's; `theirs` and `ours` are the numbers of bets in the period. */
export type SportsReport = Omit<ReconciliationReport, 'differences'> & {
  provider: string
  differences: BetDifference[]
}

/** A violated rule of the ledger: the rule in words, whose wallet, which account or row, and what was found. */
export const auditDifference = z.object({
  rule: z.string(),
  playerId: z.string(),
  subject: z.string(),
  found: z.string(),
})
export type AuditDifference = z.infer<typeof auditDifference>

/** One check of the ledger; it runs every minute. */
export type LedgerAudit = {
  madeAt: string
  wallets: number
  tookMs: number
  differences: AuditDifference[]
}

/** A signed event of the payment provider that could not be read, as it was sent. */
export type UnreadPaymentEvent = {
  receivedAt: string
  /** SHA-256 of the whole body, base64url. */
  bodyHash: string
  /** The code with which it would have been refused. */
  reason: string
  size: number
  /** The first bytes of it, as text. */
  body: string
  /** What the provider's answer changed, for each payment that the body names; null: not asked yet. */
  outcome: string | null
}

/** The administrator's interface. Not served over the network. */
export type ReconciliationAdministration = {
  /** The latest ledger check, and earlier ones with findings; 20 at most. */
  books(): Promise<LedgerAudit[]>
  /** The latest reports, newest first; 20 at most. */
  newest(): Promise<ReconciliationReport[]>
  /** The latest comparisons with sportsbooks, newest first; 20 at most. */
  sports(): Promise<SportsReport[]>
  /** Events that could not be read, newest first; 20 at most. */
  unread(): Promise<UnreadPaymentEvent[]>
  /** Reconciles now. Rejects where the provider cannot be reached. */
  run(): Promise<ReconciliationReport>
}
