import { z } from 'zod'
import type { Calls } from './call.ts'
import { reachedLimit } from './limits.ts'

/**
 * Game rounds that a player can look up, and the figures of the running game session. All of it is ours (d) and read
 * from the ledger: no game is queried, and none can change it.
 */

/** `OPEN` has a stake and no end yet; `VOID` was rolled back completely. */
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
  /** The provider's game id, as in transactions. */
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

/** The result as reported by the provider. The picture is a complete SVG document; show it only as an image. */
export const roundOutcome = z.object({
  gameVersion: z.string().min(1).max(100),
  words: z.array(z.string().max(500)).max(60),
  picture: z.string().startsWith('<svg').max(150_000).nullable(),
})

export const roundQuery = z.object({
  /** Language of the outcome's texts: a language of the site. */
  language: z.string().max(8).default('en'),
})
export const roundResponse = gameRound.extend({
  /** The stakeable balance before the first stake of the round, and after its last transaction. */
  balanceBefore: z.number().nullable(),
  balanceAfter: z.number().nullable(),
  movements: z.array(
    z.object({
      referenceId: z.string(),
      type: z.string(),
      amount: z.number(),
      balanceAfter: z.number(),
      at: z.string(),
      /** Bonus money; a FORFEIT is the part of a payout that was forfeited with its bonus. */
      isBonus: z.boolean().default(false),
    }),
  ),
  /** Null until the provider reports it; the amounts above are from the ledger and final. */
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
  /** The server time of this response: browser clocks are not trusted. */
  at: z.string(),
  /** Since the first game of this session was opened; null before that. */
  session: figures.nullable(),
  /** For the requested game, since it was first opened in this session. */
  game: figures.nullable(),
  /** Why no real-money round can begin now; null while one can. */
  reachedLimit: reachedLimit.nullable(),
  /** Limits that the player's market requires before play are not set: no real-money round can begin. */
  limitsMissing: z.boolean(),
  /** Milliseconds of staying signed in until a limit on time is reached; null without such a limit (LIM-25). */
  timeLeftMs: z.number().nullable().default(null),
})

export type GameRound = z.infer<typeof gameRound>
export type RoundsResponse = z.infer<typeof roundsResponse>
export type RoundOutcome = z.infer<typeof roundOutcome>
export type RoundResponse = z.infer<typeof roundResponse>
export type GameSessionSummary = z.infer<typeof gameSessionSummary>

/** The running game session and past rounds. */
export const roundCalls = {
  readGameSession: {
    method: 'GET',
    path: '/v1/player/game-session/summary',
    summary: 'Time and money of the running game session, from the ledger',
    access: 'player',
    right: 'own',
    query: gameSessionQuery,
    status: 200,
    answer: gameSessionSummary,
    refusals: [],
  },
  readRounds: {
    method: 'GET',
    path: '/v1/player/rounds',
    summary: 'The rounds of the player, newest first, one page at a time',
    access: 'player',
    right: 'own',
    query: roundsQuery,
    status: 200,
    answer: roundsResponse,
    refusals: [],
  },
  readRound: {
    method: 'GET',
    path: '/v1/player/rounds/:id',
    summary: 'One round: what moved, and what came out where its provider says',
    access: 'player',
    right: 'own',
    query: roundQuery,
    status: 200,
    answer: roundResponse,
    refusals: ['NOT_FOUND'],
  },
} satisfies Calls
