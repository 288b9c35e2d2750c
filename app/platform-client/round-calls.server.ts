import { type GameLimitations, gameLimitations } from '#contracts/player-api/rewards.ts'
import {
  type GameSessionSummary,
  gameSessionSummary,
  type RoundResponse,
  type RoundsResponse,
  roundResponse,
  roundsResponse,
} from '#contracts/player-api/rounds.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** A player's past rounds; all of it from our own ledger (d). */
export type RoundCalls = {
  readGameSession(gameId: string | null, caller: Caller): Answer<GameSessionSummary>
  readRounds(
    query: { limit?: number; position?: number; state?: 'OPEN' },
    caller: Caller,
  ): Answer<RoundsResponse>
  /** `language`: the site language for the result. */
  readRound(round: { id: string; language: string }, caller: Caller): Answer<RoundResponse>
  readLimitations(
    game: { provider: string; gameId: string },
    caller: Caller,
  ): Answer<GameLimitations>
}

export function createRoundCalls(call: PlatformCall): RoundCalls {
  return {
    readGameSession: (gameId, caller) =>
      call(
        'GET',
        `/v1/player/game-session/summary${toSearch(gameId === null ? {} : { gameId })}`,
        gameSessionSummary,
        caller,
      ),
    readRounds: (query, caller) =>
      call('GET', `/v1/player/rounds${toSearch(query)}`, roundsResponse, caller),
    readRound: ({ id, language }, caller) =>
      call(
        'GET',
        `/v1/player/rounds/${encodeURIComponent(id)}${toSearch({ language })}`,
        roundResponse,
        caller,
      ),
    readLimitations: ({ provider, gameId }, caller) =>
      call(
        'GET',
        `/v2/bonus/games/${encodeURIComponent(gameId)}/limitations${toSearch({ provider })}`,
        gameLimitations,
        caller,
      ),
  }
}

function toSearch(query: Record<string, string | number>): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return text === '' ? '' : `?${text}`
}
