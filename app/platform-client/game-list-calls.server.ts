import { z } from 'zod'
import type { Currency } from '#contracts/money.ts'
import {
  type DateRange,
  favourites,
  type JackpotAmounts,
  jackpotAmounts,
  type LastPlayedGame,
  type LiveTable,
  type Lobby,
  lastPlayedGames,
  liveTables,
  playedSuggestions,
  type StakeLimits,
  stakeLimits,
  type Winner,
  winners,
} from '#contracts/player-api/games.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

type Mark = { lobby: Lobby; gameId: string }

/** Lists around games (table 3, rows 64 to 68, 85, 86). */
export type GameListCalls = {
  /** Ids of the games that the player marked, newest mark first. */
  readFavourites(lobby: Lobby, caller: Caller): Answer<string[]>
  addFavourite(mark: Mark, caller: Caller): Answer<string[]>
  removeFavourite(mark: Mark, caller: Caller): Answer<string[]>
  /** By provider game id, last played first. */
  readLastPlayed(caller: Caller): Answer<LastPlayedGame[]>
  /** Whether games are suggested to the player from those played last. */
  readSuggestions(caller: Caller): Answer<boolean>
  changeSuggestions(enabled: boolean, caller: Caller): Answer<null>
  readTopWinners(asked: { currency: Currency; range: DateRange }): Answer<Winner[]>
  readLatestWinners(currency: Currency): Answer<Winner[]>
  /** In EUR, by provider game id; at most fifty per request. */
  readJackpots(gameIds: readonly string[]): Answer<JackpotAmounts>
  readCreedroomzTables(): Answer<LiveTable[]>
  /** The limits of a player's bet in a game, by the provider's game id. */
  readStakeLimits(game: { provider: string; gameId: string }, caller: Caller): Answer<StakeLimits>
}

const LOBBY_GAMES = '/v2/player/games/lobby'
const WALLET = '/v1/player/wallet'
const SUGGESTIONS = '/v1/player/games/suggestions'
const nothing = z.unknown().transform(() => null)
const isEnabled = playedSuggestions.transform((it) => it.enabled)
const ids = favourites.transform((it) => it.gameIds)

export function createGameListCalls(call: PlatformCall): GameListCalls {
  const change = (method: 'POST' | 'DELETE', { lobby, gameId }: Mark, caller: Caller) =>
    call(method, LOBBY_GAMES, ids, { ...caller, body: { lobbyPageType: lobby, gameId } })
  return {
    readFavourites: (lobby, caller) =>
      call('GET', `${LOBBY_GAMES}?lobbyPageType=${lobby}`, ids, caller),
    addFavourite: (mark, caller) => change('POST', mark, caller),
    removeFavourite: (mark, caller) => change('DELETE', mark, caller),
    readLastPlayed: (caller) => call('GET', `${WALLET}/lastPlayedGames`, lastPlayedGames, caller),
    readSuggestions: (caller) => call('GET', SUGGESTIONS, isEnabled, caller),
    changeSuggestions: (enabled, caller) =>
      call('PATCH', SUGGESTIONS, nothing, { ...caller, body: { enabled } }),
    readTopWinners: ({ currency, range }) =>
      call(
        'GET',
        `${WALLET}/top-winners?dateRange=${range}&siteId=1&currency=${currency}`,
        winners,
        {},
      ),
    readLatestWinners: (currency) =>
      call('GET', `${WALLET}/latest-winners?siteId=1&currency=${currency}`, winners, {}),
    readJackpots: (gameIds) =>
      call(
        'GET',
        `/v1/gaming/jackpotamount?gameIds=${gameIds.map(encodeURIComponent).join(',')}&siteId=1`,
        jackpotAmounts,
        {},
      ),
    readCreedroomzTables: () => call('GET', '/v1/creedroomz/tables', liveTables, {}),
    readStakeLimits: (game, caller) =>
      call('GET', `/v1/gaming/stake_limits?${new URLSearchParams(game)}`, stakeLimits, caller),
  }
}
