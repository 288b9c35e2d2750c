import { effectiveFlags, type PlayerRow } from '../players/index.ts'

/** What is asked again before a player goes back to a payment that is still open. */
export type ContinueFacts = {
  mayPayIn: boolean
  /** The market of the player takes real money. */
  isMarketOpen: boolean
  /** Documents are missing without which nothing may be paid in. */
  needsDocuments: boolean
  /** Limits that the market requires before the first deposit are not set. */
  limitsMissing: boolean
  /** The player's own limit is passed once this payment is made: it was lowered meanwhile. */
  isPastLimit: boolean
}
export type ContinueRefusal =
  | 'FORBIDDEN'
  | 'DOCUMENTS_REQUIRED'
  | 'error.gambling.limit.required'
  | 'error.gambling.limit.reached'

/**
 * Why a payment that is still open may not be made any more; null: it may. The rules are those of a new deposit: who may
 * not begin one may not finish one either (BNK-03, BNK-22).
 */
export function continueRefusal(facts: ContinueFacts): ContinueRefusal | null {
  if (!facts.mayPayIn || !facts.isMarketOpen) return 'FORBIDDEN'
  if (facts.needsDocuments) return 'DOCUMENTS_REQUIRED'
  if (facts.limitsMissing) return 'error.gambling.limit.required'
  return facts.isPastLimit ? 'error.gambling.limit.reached' : null
}

/** Whether the account may deposit: by its status, its flags and its identity verification (BNK-22, CON-05). */
export function mayPayIn(player: PlayerRow): boolean {
  const { deposit, payout } = effectiveFlags(player)
  return deposit && payout && player.kyc_status !== 'SUSPENDED'
}

/** A day: no payment page is open for longer. */
const OPEN_AT_MOST_MS = 24 * 60 * 60_000

/** Whether an unpaid payment has been open for so long that it is given up, if its provider does not do it. */
export function isAbandoned(deposit: { state: string; created_at: Date }, nowMs: number): boolean {
  return deposit.state === 'WAITING' && nowMs - deposit.created_at.getTime() > OPEN_AT_MOST_MS
}
