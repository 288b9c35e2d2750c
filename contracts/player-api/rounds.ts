import { z } from 'zod'
import { reachedLimit } from './limits.ts'

/**
 * Rounds of games as the player may recall them, and the figures of the running game session. All of it is
 * ours (d) and read from the ledger: no game is asked, and none can change it.
 */

/** `OPEN` has a stake and no end yet; `VOID` was taken back whole. */
export const ROUND_STATES = ['OPEN', 'CLOSED', 'VOID'] as const

export const ROUND_PAGE_SIZE = 10

/** `{provider}:{the provider's own reference}`; the reference may hold further colons. */
export const roundId = z.string().regex(/^[a-z]{1,40}:[\w:.-]{1,100}$/)

export const roundsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(ROUND_PAGE_SIZE),
  position: z.coerce.number().int().min(0).max(100_000).default(0),
  state: z.enum(ROUND_STATES).optional(),
})

export const gameRound = z.object({
  id: z.string(),
  provider: z.string(),
  /** The provider's own id of the game, as transactions carry it. */
  gameId: z.string(),
  state: z.enum(ROUND_STATES),
  openedAt: z.string(),
  currency: z.string(),
  stake: z.number(),
  payout: z.number(),
})
export const roundsResponse = z.object({
  rounds: z.array(gameRound),
  hasMore: z.boolean(),
  position: z.number(),
})

/** What came out, by the provider's word. The picture is a whole SVG document, to be shown as an image only. */
export const roundOutcome = z.object({
  gameVersion: z.string().min(1).max(100),
  words: z.array(z.string().max(500)).max(60),
  picture: z.string().startsWith('<svg').max(150_000).nullable(),
})

export const roundQuery = z.object({
  /** The language of the outcome's words: a language of the site. */
  language: z.string().max(8).default('en'),
})
export const roundResponse = gameRound.extend({
  /** What could be staked before the first stake of the round, and after its last movement. */
  balanceBefore: z.number().nullable(),
  balanceAfter: z.number().nullable(),
  movements: z.array(
    z.object({
      referenceId: z.string(),
      type: z.string(),
      amount: z.number(),
      balanceAfter: z.number(),
      at: z.string(),
      /** Of bonus money; what is forfeited of a payout (FORFEIT) went with its bonus. */
      isBonus: z.boolean().default(false),
    }),
  ),
  /** Null while the provider does not say; the money above is ours and stands. */
  outcome: roundOutcome.nullable(),
})

export const gameSessionQuery = z.object({ gameId: z.string().min(1).max(100).optional() })

/** GAP-096: turnover is bets minus voids, winnings are payouts, delta is winnings minus turnover. */
const figures = z.object({
  since: z.string(),
  turnover: z.number(),
  winnings: z.number(),
  delta: z.number(),
})
export const gameSessionSummary = z.object({
  currency: z.string(),
  /** The platform's time of this answer: clocks of browsers are not believed. */
  at: z.string(),
  /** Since the first game of this sign-in was opened; null before that. */
  session: figures.nullable(),
  /** Of the game asked for, since it was first opened in this sign-in. */
  game: figures.nullable(),
  /** Why no round for money can begin now; null while one can. */
  reachedLimit: reachedLimit.nullable(),
  /** Limits that the player's market wants before play are not set: no round for money begins. */
  limitsMissing: z.boolean(),
})

export type GameRound = z.infer<typeof gameRound>
export type RoundsResponse = z.infer<typeof roundsResponse>
export type RoundOutcome = z.infer<typeof roundOutcome>
export type RoundResponse = z.infer<typeof roundResponse>
export type GameSessionSummary = z.infer<typeof gameSessionSummary>
