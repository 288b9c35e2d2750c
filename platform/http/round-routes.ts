import { roundCalls } from '#contracts/player-api/rounds.ts'
import { ok } from '#contracts/result.ts'
import { type RoundDeps, readGameSession, readRound, readRounds } from '../gameplay/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Data that a player may read about their games: sessions and rounds. */
export function roundRoutes(deps: RoundDeps & { clock: () => number }): Route[] {
  return bindCalls(roundCalls, {
    readGameSession: async ({ who, query }) => ok(await readGameSession(deps, who, query.gameId)),
    readRounds: async ({ player, query }) => ok(await readRounds(deps.db, player, query)),
    readRound: ({ player, params, query }) =>
      readRound(deps, player, { id: params.id ?? '', language: query.language }),
  })
}
