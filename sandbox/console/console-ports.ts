import type { DocumentReviews } from '#contracts/document-review.ts'
import type { MarkerAdministration } from '#contracts/harm-marker-administration.ts'
import type { IdentityReviews } from '#contracts/identity-reviews.ts'
import type { LimitAdministration } from '#contracts/limit-administration.ts'
import type { PlayerAdministration, PlayerChange } from '#contracts/player-administration.ts'
import type { ClockChange, ClockState, FaultChange, FaultState, Newcomer } from '#contracts/qa.ts'
import type { ReconciliationAdministration } from '#contracts/reconciliation.ts'
import type { Result } from '#contracts/result.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import type { BetDesk } from '../sportsbook/bets/bet-desk.ts'
import type { Book } from '../sportsbook/book.ts'
import type { ForcedRefusals } from '../sportsbook/book-faults.ts'

/** What the console can control: passed in by the code that starts the parts, and only in a demo. */
export type ConsolePorts = {
  /** The sandbox's own origins; pages of other origins may not use the console. */
  ownOrigins: readonly string[]
  siteUrl: string
  /** Null where the platform runs in another process. */
  players: {
    administration: PlayerAdministration
    /** The state of a player on the first day. */
    seededAccountStatus(email: string): PlayerChange
    /** A new player of this country, with money and a phone; null where the demo has no person who lives there. */
    create(countryCode: string): Promise<Newcomer | null>
    /** The player's reference at a game provider or a sportsbook; null: no such player. */
    referenceAt(provider: string, playerId: string): Promise<string | null>
    /** Pretends that the player has played this long since the sign-in. False: the player has never signed in. */
    pretendPlayed(playerId: string, minutes: number): Promise<boolean>
  } | null
  /** The reviewer's side of documents; null as above. */
  reviews: DocumentReviews | null
  /** New accounts that resemble an excluded player; null as above. */
  identities: IdentityReviews | null
  /** Findings about how players play; null as above. */
  warnings: MarkerAdministration | null
  /** Locks of players' limits; null as above. */
  limits: LimitAdministration | null
  /** Null where the platform runs in another process. */
  withdrawals: WithdrawalAdministration | null
  /** The provider's list compared with the ledger; null as above. */
  reconciliation: ReconciliationAdministration | null
  clock: {
    state(): ClockState
    set(change: ClockChange): Result<ClockState, 'OUT_OF_RANGE'>
  }
  faults: { states(): FaultState[]; set(change: FaultChange): void }
}

/** What the console can control of the sports book, which runs beside it. */
export type BookControls = {
  book: Pick<Book, 'steer'>
  forced: Pick<ForcedRefusals, 'list' | 'force' | 'forget'>
  desk: BetDesk
}
