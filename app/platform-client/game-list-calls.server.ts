import type { Currency } from '#contracts/money.ts'
import { type DateRange, gameListCalls, type Lobby } from '#contracts/player-api/games.ts'
import { type Caller, mapAnswer, type PlatformCall } from './platform-call.server.ts'

type Mark = { lobby: Lobby; gameId: string }
const SITE = { siteId: '1' } as const

/** Lists around games, with the site's own words for what they are asked by. */
export function createGameListCalls(call: PlatformCall) {
  const idsOf = ({ gameIds }: { gameIds: string[] }) => gameIds
  return {
    /** Ids of the games that the player marked, newest mark first. */
    readFavourites: (lobbyPageType: Lobby, caller: Caller) =>
      mapAnswer(call(gameListCalls.readFavourites, { query: { lobbyPageType } }, caller), idsOf),
    addFavourite: ({ lobby, gameId }: Mark, caller: Caller) => {
      const body = { lobbyPageType: lobby, gameId }
      return mapAnswer(call(gameListCalls.addFavourite, { body }, caller), idsOf)
    },
    removeFavourite: ({ lobby, gameId }: Mark, caller: Caller) => {
      const body = { lobbyPageType: lobby, gameId }
      return mapAnswer(call(gameListCalls.removeFavourite, { body }, caller), idsOf)
    },
    /** Whether games are suggested to the player from those played last. */
    readSuggestions: (caller: Caller) =>
      mapAnswer(call(gameListCalls.readSuggestions, {}, caller), (it) => it.enabled),
    changeSuggestions: (enabled: boolean, caller: Caller) =>
      call(gameListCalls.changeSuggestions, { body: { enabled } }, caller),
    readTopWinners: ({ currency, range }: { currency: Currency; range: DateRange }) =>
      call(gameListCalls.readTopWinners, { query: { dateRange: range, ...SITE, currency } }, {}),
    readLatestWinners: (currency: Currency) =>
      call(gameListCalls.readLatestWinners, { query: { ...SITE, currency } }, {}),
    /** In EUR, by provider game id; at most fifty per request. */
    readJackpots: (gameIds: readonly string[]) =>
      call(gameListCalls.readJackpots, { query: { gameIds: gameIds.join(','), ...SITE } }, {}),
  }
}
