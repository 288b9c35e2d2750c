import { gameListCalls, gamingCalls } from '#contracts/player-api/games.ts'
import { roundCalls } from '#contracts/player-api/rounds.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok } from '#contracts/result.ts'
import {
  callsOf,
  GAME_PROVIDERS,
  type GameProvider,
  type PlayerCall,
} from '#game-providers/index.ts'
import type { Context } from '../context.ts'
import {
  answerLaunch,
  type GameplayDeps,
  type RoundDeps,
  readGameSession,
  readRound,
  readRounds,
  readStakeLimits,
} from '../gameplay/index.ts'
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
import { bindCall, bindCalls, type Route } from './route.ts'

const OF_THE_GAME: readonly RefusalCode[] = ['UNKNOWN_GAME']
const OF_THE_PLAYER: readonly RefusalCode[] = [
  'GAME_RESTRICTED',
  'PLAYER_BLOCKED',
  'REGISTER_UNAVAILABLE',
  'error.gambling.limit.reached',
  'error.gambling.limit.time',
  'error.gambling.limit.required',
]
const OF_THE_SERVER: readonly RefusalCode[] = ['PROVIDER_UNAVAILABLE', 'PROVIDER_REFUSED_PLAYER']

/** The launch calls (table 3, rows 69 to 83) of the configured providers. */
export function gamingRoutes(gameplay: GameplayDeps): Route[] {
  const ours = GAME_PROVIDERS.filter((it) => Object.hasOwn(gameplay.providers, it.id))
  return [
    ...ours.flatMap((provider) =>
      callsOf(provider).map((call) => launchRoute(gameplay, provider, call)),
    ),
    ...bindCalls(gamingCalls, {
      readStakeLimits: ({ player, query }) => readStakeLimits(gameplay, player, query),
    }),
  ]
}

function launchRoute(gameplay: GameplayDeps, provider: GameProvider, call: PlayerCall): Route {
  return bindCall(
    {
      method: 'POST',
      path: `/v1${call.path}`,
      summary: call.summary,
      ...(call.mode === 'real'
        ? {
            access: 'player' as const,
            right: 'play' as const,
            requestHeaders: { 'accept-language': 'The language of the page; else the player’s' },
          }
        : {
            access: 'none' as const,
            requestHeaders: { 'site-context': 'JSON with the number of the site: {"siteId":1}' },
          }),
      ...(call.body ? { body: call.body } : {}),
      status: 200,
      answer: call.response,
      refusals: [
        'PROVIDER_HIDDEN',
        ...(call.gameOf ? OF_THE_GAME : []),
        ...(call.mode === 'real' ? OF_THE_PLAYER : []),
        ...(call.answeredBy.kind === 'server' ? OF_THE_SERVER : []),
      ],
    },
    ({ body, who, header }) =>
      answerLaunch(gameplay, { provider, call, body, who, language: header('accept-language') }),
  )
}

/** Data that a player may read about their games: sessions and rounds. */
export function roundRoutes(deps: RoundDeps & { clock: () => number }): Route[] {
  return bindCalls(roundCalls, {
    readGameSession: async ({ who, query }) => ok(await readGameSession(deps, who, query.gameId)),
    readRounds: async ({ player, query }) => ok(await readRounds(deps.db, player, query)),
    readRound: ({ player, params, query }) =>
      readRound(deps, player, { id: params.id ?? '', language: query.language }),
  })
}

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
