import type { Money } from '#contracts/money.ts'
import type { TRANSACTION_CATEGORIES } from '#contracts/player-api/v1.ts'

/** What may be said no to; everything else that goes wrong is a bug. */
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
  | 'error.gambling.limit.required'
  | 'ROUND_TOO_SOON'
  | 'REALITY_CHECK_DUE'
  | 'OTHER_GAME_OPEN'
  | 'UNKNOWN_GAME'
  | 'UNKNOWN_ROUND'
  | 'TRANSACTION_REVERSED'

type GameCategory = Extract<
  (typeof TRANSACTION_CATEGORIES)[number],
  'CASINO' | 'LIVE_CASINO' | 'VIRTUAL_SPORTS'
>

type Common = {
  playerId: string
  /** Who asks. With the player it is the space in which a reference is unique, for ever. */
  provider: string
  /** The idempotency key: the same reference gets the same answer. */
  reference: string
}

/** A stake leaves MAIN for the house. The game session decides whether this player may stake now, and how much. */
export type Bet = Common & {
  op: 'BET'
  amount: Money
  roundRef: string
  gameId: string
  gameSessionHash: string
  category: GameCategory
}

/** A payout. 0 moves nothing; `closesRound` ends the round for bets, payouts and rollbacks. */
export type Win = Common & {
  op: 'WIN'
  amount: Money
  roundRef: string
  /** The game whose session asks: a round of another one is not its own. */
  ofGame: string
  closesRound: boolean
  category: GameCategory
}

/** Takes a bet back. One that comes before its bet leaves a mark that refuses the bet. */
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
 * Money on its way out: set aside in LOCKED, handed to the payment provider, given back, or sent back. Posted by the functions
 * of withdrawals only, in one transaction with the withdrawal's row: nobody else can make these.
 */
export type MoneyOut = Common & { amount: Money; category: 'PAYMENT' } & (
    | { op: 'LOCK' }
    | { op: 'PAY_OUT' }
    | { op: 'RELEASE'; status: 'CANCELLED' | 'FAILED' }
    /** From the payment provider into MAIN: what was handed over and has come back. */
    | { op: 'RETURN' }
  )

export type Posted = {
  /** Null when nothing had to move: a win of 0, a rollback that came before its bet. */
  transactionId: string | null
  /** MAIN after the transaction, in minor units; at a replay as it was then. */
  balanceMinor: bigint
  /** All bonus money of the wallet after it. */
  bonusMinor: bigint
  /** The wallet's number after the transaction. */
  seq: bigint
  replayed: boolean
}
