import type { WalletSessionResponse } from '#contracts/provider-callbacks/game-wallet.ts'
import type { JackpotLevel, Words } from './engine.ts'

/**
 * BETTING: a stake may or may not have been taken. OPEN: it was, and the player is to act. DRAWN: the outcome is fixed
 * and is to be paid. SETTLED: the payout is acknowledged. REFUSED: no stake was taken. RETURNING: a stake is being
 * given back. RETURNED: the first stake was given back, and nothing was played. UNPAID, UNRETURNED: the operator's
 * refusal of the payout, or of the returned stake, is final; nothing is resent until staff have looked
 * (unsettled-routes.ts).
 */
export type RoundState =
  | 'BETTING'
  | 'OPEN'
  | 'DRAWN'
  | 'SETTLED'
  | 'REFUSED'
  | 'RETURNING'
  | 'RETURNED'
  | 'UNPAID'
  | 'UNRETURNED'

export type Mode = 'real' | 'fun'

/** The operator's limits for every bet; a game that keeps to them is never refused for them. */
export type Limits = NonNullable<WalletSessionResponse['limits']>

/** The stakes that are within the limits. */
export function stakesWithin(stakes: number[], limits: Limits | null): number[] {
  if (limits === null) return stakes
  const most = Math.min(limits.maxStakeMinor ?? Infinity, limits.roundCapMinor ?? Infinity)
  return stakes.filter((it) => it >= limits.minStakeMinor && it <= most)
}

/** The slower of the game's own pace and the operator's, which counts from the time it took the stake. */
export function paceOf(ownMs: number, limits: Limits | null): number {
  const theirs = limits === null || limits.paceMs === 0 ? 0 : limits.paceMs + ON_THE_WAY_MS
  return Math.max(ownMs, theirs)
}

/** A stake that travels faster than the previous one must not arrive too early. */
const ON_THE_WAY_MS = 250

export type GameSession = {
  id: string
  provider: string
  mode: Mode
  /** The operator's session id; empty in fun mode. */
  walletSession: string
  /** The operator's player reference for this provider; empty in fun mode. */
  playerRef: string
  gameId: string
  currency: string
  language: string
  funBalanceMinor: number
  lastRoundAt: number
  /** Null in fun mode. */
  limits: Limits | null
}

/** A step whose stake is being taken: the first one of a round, or an action with its id. */
export type Pending =
  | { kind: 'begin'; stakeMinor: number }
  | { kind: 'act'; actionId: string; action: unknown; stakeMinor: number }

/** The player's actions after the start, in order; `auto` is a settlement by timeout. */
export type Acted = { actionId: string; action: unknown } | { auto: true }
export type JackpotWin = { level: JackpotLevel; amountMinor: number }

export type Round = {
  id: string
  sessionId: string
  clientRoundId: string
  seedId: string
  nonce: number
  version: string
  state: RoundState
  /** Counts the changes of this row: a call that has read an older step changes nothing. */
  step: number
  asked: { stakeMinor: number; choice: unknown }
  actions: Acted[]
  pending: Pending | null
  /** The number of the last bet sent: each has its own reference at the operator. */
  betNo: number
  /** All stakes that were taken. */
  stakeMinor: number
  gameState: unknown
  /** How many words of the round's seeds are used. */
  wordsUsed: number
  payoutMinor: number
  words: Words[]
  jackpots: JackpotWin[]
  refusal: string | null
  balanceBeforeMinor: number | null
  balanceAfterMinor: number | null
  createdAt: number
  settledAt: number | null
}

export const isUnfinished = ({ state }: Round) =>
  state === 'BETTING' || state === 'OPEN' || state === 'DRAWN' || state === 'RETURNING'
