import { gameListCalls } from '#contracts/player-api/games.ts'
import { ok } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import {
  addFavourite,
  changeSuggestions,
  readFavourites,
  readLastPlayed,
  readSuggestions,
  removeFavourite,
  toggleFavourite,
} from '../player-games/index.ts'
import type { Jackpots, LiveTables } from '../provider-data/index.ts'
import type { Winners } from '../winners/index.ts'
import { bindCalls, type Route } from './route.ts'

export type GameListDeps = {
  favourites: Pick<Context, 'db' | 'clock'>
  winners: Winners
  jackpots: Jackpots
  creedroomz: LiveTables
}

/** Lists of games: favourites and last played, winners, jackpots, live tables (table 3, rows 64 to 68, 85, 86). */
export function gameListRoutes({
  favourites: deps,
  winners,
  jackpots,
  creedroomz,
}: GameListDeps): Route[] {
  return bindCalls(gameListCalls, {
    readCategoryFavourites: async ({ player, query }) =>
      ok(await readFavourites(deps, player.id, query.category)),
    toggleFavourite: ({ player, body: { category, gameId } }) =>
      toggleFavourite(deps, { playerId: player.id, lobby: category, gameId }),
    readFavourites: async ({ player, query }) =>
      ok(await readFavourites(deps, player.id, query.lobbyPageType)),
    addFavourite: ({ player, body: { lobbyPageType, gameId } }) =>
      addFavourite(deps, { playerId: player.id, lobby: lobbyPageType, gameId }),
    removeFavourite: ({ player, body: { lobbyPageType, gameId } }) =>
      removeFavourite(deps, { playerId: player.id, lobby: lobbyPageType, gameId }),
    readLastPlayed: async ({ player }) => ok(await readLastPlayed(deps.db, player.id)),
    readSuggestions: async ({ player }) => ok(await readSuggestions(deps, player.id)),
    changeSuggestions: ({ player, body }) =>
      changeSuggestions(deps, { playerId: player.id, enabled: body.enabled }),
    readTopWinners: async ({ query }) => ok(await winners.top(query.currency, query.dateRange)),
    readLatestWinners: async ({ query }) => ok(await winners.latest(query.currency)),
    readJackpots: ({ query }) => jackpots.read(query.gameIds),
    readCreedroomzTables: () => creedroomz.read(),
  })
}
