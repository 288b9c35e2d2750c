import {
  favourites,
  favouritesQuery,
  jackpotAmounts,
  jackpotQuery,
  lastPlayedGames,
  latestWinnersQuery,
  liveTables,
  lobbyFavourite,
  lobbyFavouritesQuery,
  playedSuggestions,
  toggleFavourite as toggleRequest,
  topWinnersQuery,
  winners,
} from '#contracts/player-api/games.ts'
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
import { playerRoute, type Route, route } from './route.ts'

export type GameListDeps = {
  favourites: Pick<Context, 'db' | 'clock'>
  winners: Winners
  jackpots: Jackpots
  creedroomz: LiveTables
}

const CHANGE_REFUSALS = ['TOO_MANY_REQUESTS', 'FAVOURITES_FULL'] as const

/** Lists of games: favourites and last played, winners, jackpots, live tables (table 3, rows 64 to 68, 85, 86). */
export function gameListRoutes(deps: GameListDeps): Route[] {
  return [...playerListRoutes(deps.favourites), ...publicListRoutes(deps)]
}

function playerListRoutes(deps: Pick<Context, 'db' | 'clock'>): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: '/v1/player/games',
      summary: 'The games that the player marked in a category',
      query: favouritesQuery,
      status: 200,
      response: favourites,
      refusals: [],
      handle: async ({ player }, { query }) =>
        ok(await readFavourites(deps, player.id, query.category)),
    }),
    playerRoute({
      method: 'POST',
      path: '/v1/player/games',
      summary: 'Marks a game, or takes its mark away',
      body: toggleRequest,
      status: 200,
      response: favourites,
      refusals: CHANGE_REFUSALS,
      handle: ({ player }, { body: { category, gameId } }) =>
        toggleFavourite(deps, { playerId: player.id, lobby: category, gameId }),
    }),
    playerRoute({
      method: 'GET',
      path: '/v2/player/games/lobby',
      summary: 'The games that the player marked in a lobby',
      query: lobbyFavouritesQuery,
      status: 200,
      response: favourites,
      refusals: [],
      handle: async ({ player }, { query }) =>
        ok(await readFavourites(deps, player.id, query.lobbyPageType)),
    }),
    playerRoute({
      method: 'POST',
      path: '/v2/player/games/lobby',
      summary: 'Marks a game in a lobby',
      body: lobbyFavourite,
      status: 200,
      response: favourites,
      refusals: CHANGE_REFUSALS,
      handle: ({ player }, { body: { lobbyPageType, gameId } }) =>
        addFavourite(deps, { playerId: player.id, lobby: lobbyPageType, gameId }),
    }),
    playerRoute({
      method: 'DELETE',
      path: '/v2/player/games/lobby',
      summary: 'Takes the mark of a game in a lobby away',
      body: lobbyFavourite,
      status: 200,
      response: favourites,
      refusals: ['TOO_MANY_REQUESTS'],
      handle: ({ player }, { body: { lobbyPageType, gameId } }) =>
        removeFavourite(deps, { playerId: player.id, lobby: lobbyPageType, gameId }),
    }),
    playerRoute({
      method: 'GET',
      path: '/v1/player/wallet/lastPlayedGames',
      summary: 'The games of the player’s last rounds, each once, newest first',
      status: 200,
      response: lastPlayedGames,
      refusals: [],
      handle: async ({ player }) => ok(await readLastPlayed(deps.db, player.id)),
    }),
    playerRoute({
      method: 'GET',
      path: '/v1/player/games/suggestions',
      summary: 'Whether games are suggested from those that were played last',
      status: 200,
      response: playedSuggestions,
      refusals: [],
      handle: async ({ player }) => ok(await readSuggestions(deps, player.id)),
    }),
    playerRoute({
      method: 'PATCH',
      path: '/v1/player/games/suggestions',
      summary: 'Switches these suggestions on or off',
      body: playedSuggestions,
      status: 204,
      response: null,
      refusals: ['TOO_MANY_REQUESTS'],
      handle: ({ player }, { body }) =>
        changeSuggestions(deps, { playerId: player.id, enabled: body.enabled }),
    }),
  ]
}

function publicListRoutes({ winners: all, jackpots, creedroomz }: GameListDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/player/wallet/top-winners',
      summary: 'The ten largest wins of a day, week or month; never who won',
      auth: 'none',
      query: topWinnersQuery,
      status: 200,
      response: winners,
      refusals: [],
      handle: async ({ query }) => ok(await all.top(query.currency, query.dateRange)),
    }),
    route({
      method: 'GET',
      path: '/v1/player/wallet/latest-winners',
      summary: 'The ten newest wins; never who won',
      auth: 'none',
      query: latestWinnersQuery,
      status: 200,
      response: winners,
      refusals: [],
      handle: async ({ query }) => ok(await all.latest(query.currency)),
    }),
    route({
      method: 'GET',
      path: '/v1/gaming/jackpotamount',
      summary: 'What the jackpots of games stand at, in EUR',
      auth: 'none',
      query: jackpotQuery,
      status: 200,
      response: jackpotAmounts,
      refusals: ['PROVIDER_UNAVAILABLE'],
      handle: ({ query }) => jackpots.read(query.gameIds),
    }),
    route({
      method: 'GET',
      path: '/v1/creedroomz/tables',
      summary: 'Seats, limits and state of the tables of creedroomz',
      auth: 'none',
      status: 200,
      response: liveTables,
      refusals: ['PROVIDER_UNAVAILABLE'],
      handle: () => creedroomz.read(),
    }),
  ]
}
