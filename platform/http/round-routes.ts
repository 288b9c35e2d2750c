import {
  gameSessionQuery,
  gameSessionSummary,
  roundQuery,
  roundResponse,
  roundsQuery,
  roundsResponse,
} from '#contracts/player-api/rounds.ts'
import { ok } from '#contracts/result.ts'
import { type RoundDeps, readGameSession, readRound, readRounds } from '../gameplay/index.ts'
import { playerRoute, type Route } from './route.ts'

const READ = { method: 'GET', status: 200 } as const

/** Data that a player may read about their games: sessions and rounds. */
export function roundRoutes(deps: RoundDeps & { clock: () => number }): Route[] {
  return [
    playerRoute({
      ...READ,
      path: '/v1/player/game-session/summary',
      summary: 'Time and money of the running game session, from the ledger',
      query: gameSessionQuery,
      answer: gameSessionSummary,
      refusals: [],
      handle: async (who, { query }) => ok(await readGameSession(deps, who, query.gameId)),
    }),
    playerRoute({
      ...READ,
      path: '/v1/player/rounds',
      summary: 'The rounds of the player, newest first, one page at a time',
      query: roundsQuery,
      answer: roundsResponse,
      refusals: [],
      handle: async ({ player }, { query }) => ok(await readRounds(deps.db, player, query)),
    }),
    playerRoute({
      ...READ,
      path: '/v1/player/rounds/:id',
      summary: 'One round: what moved, and what came out where its provider says',
      query: roundQuery,
      answer: roundResponse,
      refusals: ['NOT_FOUND'],
      handle: ({ player }, { params, query }) =>
        readRound(deps, player, { id: params.id ?? '', language: query.language }),
    }),
  ]
}
