import type { DocumentReviews } from '#contracts/document-review.ts'
import type { EarlyWarnings } from '#contracts/early-warnings.ts'
import type { IdentityReviews } from '#contracts/identity-reviews.ts'
import type { PlayerAdministration, PlayerChange } from '#contracts/player-administration.ts'
import type { ClockChange, ClockState, FaultChange, FaultState, Newcomer } from '#contracts/qa.ts'
import type { ReconciliationAdministration } from '#contracts/reconciliation.ts'
import type { Result } from '#contracts/result.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'

/** What the console may turn: handed in by whoever starts the parts, and only in a demo. */
export type ConsoleDoors = {
  /** Under which the sandbox is reached; nobody else's pages may use the console. */
  ownOrigins: readonly string[]
  siteUrl: string
  /** Null where the platform runs in another process. */
  players: {
    administration: PlayerAdministration
    /** How a player stood on the first day. */
    seededStanding(email: string): PlayerChange
    /** A new player of this country, with money and a phone; null where the demo knows nobody who lives there. */
    create(countryCode: string): Promise<Newcomer | null>
    /** As though the player had played for so long since the login. False: the player has never come in. */
    pretendPlayed(playerId: string, minutes: number): Promise<boolean>
  } | null
  /** The reviewer's side of documents; null as above. */
  reviews: DocumentReviews | null
  /** New accounts like somebody who is shut out; null as above. */
  identities: IdentityReviews | null
  /** What was noticed in how players play; null as above. */
  warnings: EarlyWarnings | null
  /** Null where the platform runs in another process. */
  withdrawals: WithdrawalAdministration | null
  /** The provider's list against the ledger; null as above. */
  reconciliation: ReconciliationAdministration | null
  clock: {
    state(): ClockState
    set(change: ClockChange): Result<ClockState, 'OUT_OF_RANGE'>
  }
  faults: { states(): FaultState[]; set(change: FaultChange): void }
}
