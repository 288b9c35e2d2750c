import type { Money } from '#contracts/money.ts'
import type { TRANSACTION_CATEGORIES } from '#contracts/player-api/v1.ts'

/** Expected refusals; every other failure is a bug. */
export type PostingRefusal =
  | 'WALLET_DOES_NOT_EXIST'
  | 'REFERENCE_CONFLICT'
  | 'CURRENCY_MISMATCH'
  | 'PLAYER_BLOCKED'
  | 'GAME_SESSION_ENDED'
  | 'ROUND_CLOSED'
  | 'INSUFFICIENT_FUNDS'
  | 'STAKE_OUT_OF_RANGE'
  | 'error.gambling.limit.reached'
  | 'error.gambling.limit.time'
  | 'error.gambling.limit.required'
  | 'ROUND_TOO_SOON'
  | 'REALITY_CHECK_DUE'
  | 'OTHER_GAME_OPEN'
  | 'GAME_RESTRICTED'
  | 'AUTOPLAY_OFF'
  | 'UNKNOWN_GAME'
  | 'UNKNOWN_ROUND'
  | 'TRANSACTION_REVERSED'

type GameCategory = Extract<
  (typeof TRANSACTION_CATEGORIES)[number],
  'CASINO' | 'LIVE_CASINO' | 'VIRTUAL_SPORTS'
>

type Common = {
  playerId: string
  /** The caller. With the player it is the scope in which a reference is unique, permanently. */
  provider: string
  /** The idempotency key: the same reference gets the same transaction. */
  reference: string
}

/** A stake moves from MAIN to the house. The game session decides whether this player may stake now, and how much. */
export type Bet = Common & {
  op: 'BET'
  amount: Money
  roundRef: string
  gameId: string
  gameSessionHash: string
  category: GameCategory
  /** Why this bet is refused unless its reference was posted before. */
  refuseNew?: 'GAME_RESTRICTED' | 'AUTOPLAY_OFF' | null
}

/** A payout. 0 moves nothing; `closesRound` ends the round for bets, payouts and rollbacks. */
export type Win = Common & {
  op: 'WIN'
  amount: Money
  roundRef: string
  /** The game of the requesting session: it cannot act on a round of another game. */
  ofGame: string
  closesRound: boolean
  category: GameCategory
}

/** Reverses a bet. One that arrives before its bet leaves a marker that refuses the bet. */
export type Rollback = Common & {
  op: 'ROLLBACK'
  currency: Money['currency']
  roundRef: string
  ofGame: string
  betReference: string
  category: GameCategory
}

/** Money into MAIN from a house account. */
export type Credit = Common & {
  op: 'CREDIT'
  amount: Money
  type: 'DEPOSIT'
  house: 'H:PSP'
  category: 'PAYMENT' | 'ADJUSTMENT'
}

export type Posting = Bet | Win | Rollback | Credit

/**
 * A withdrawal's movements: reserved in LOCKED, paid to the payment provider, released, or returned. Posted only by the
 * withdrawal functions, in one transaction with the withdrawal's row: no other code can create these.
 */
export type MoneyOut = Common & { amount: Money; category: 'PAYMENT' } & (
    | { op: 'LOCK' }
    | { op: 'PAY_OUT' }
    | { op: 'RELEASE'; status: 'CANCELLED' | 'FAILED' }
    /** From the payment provider into MAIN: a payout that was returned. */
    | { op: 'RETURN' }
  )

export type Posted = {
  /** Null when nothing was moved: a win of 0, a rollback that came before its bet. */
  transactionId: string | null
  /** MAIN after the transaction, in minor units; for a replay as it is now. */
  balanceMinor: bigint
  /** All bonus money of the wallet, at the same time. */
  bonusMinor: bigint
  /** The wallet's sequence number, at the same time. */
  seq: bigint
  replayed: boolean
}
