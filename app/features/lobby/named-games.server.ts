import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { isRestrictedIn } from '#schemas/rules/restricted.ts'
import { SMALL } from '#schemas/rules/tile-sizes.ts'
import {
  CODED_GAMES_QUERY,
  KINDS,
  type Kind,
  NAMED_GAMES_QUERY,
  namedGames,
  type TileGame,
} from './lobby.query.server.ts'
import { type LobbyOfVisit, loadLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { toTile } from './tile-view.server.ts'
import type { TileView } from './tile-view.ts'

type Args = { request: Request; context: AppLoadContext }
type NamedGame = TileGame & { type: Kind }
/** A game as a tile, with further data. */
export type NamedTile = {
  game: NamedGame
  kind: Kind
  tile: TileView
  /** May not be played in the visitor's country, whether its tile shows it or not. */
  restricted: boolean
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Games in a text, as tiles by id. Those that this market does not have are left out, as in its lobbies; the text is
 * shown without tiles while the lake is down.
 */
export async function loadNamedGames(
  args: Args,
  ids: readonly string[],
  visit: Visit,
): Promise<Record<string, TileView>> {
  const named = await loadTiles(args, { by: 'ids', values: ids }, visit, NONE)
  return Object.fromEntries(named.map((it) => [it.game._id, it.tile]))
}

/** The lobby of each of these games; without those that this market does not have. */
export async function loadKinds(
  args: Args,
  ids: readonly string[],
  visit: Visit,
): Promise<ReadonlyMap<string, Kind>> {
  const named = await loadTiles(args, { by: 'ids', values: ids }, visit, NONE)
  return new Map(named.map((it) => [it.game._id, it.kind]))
}

/** Games by id, in the given order. */
export async function loadFavouriteGames(
  args: Args,
  ids: readonly string[],
  visit: Visit,
  favourites: ReadonlySet<string>,
): Promise<TileView[]> {
  const named = await loadTiles(args, { by: 'ids', values: ids }, visit, favourites)
  const tiles = new Map(named.map((it) => [it.game._id, it.tile]))
  return ids.flatMap((it) => tiles.get(it) ?? [])
}

/** Games by provider game id, in the given order. */
export async function loadCodedGames(
  args: Args,
  codes: readonly string[],
  visit: Visit,
  favourites: ReadonlySet<string> = NONE,
): Promise<NamedTile[]> {
  const named = await loadTiles(args, { by: 'codes', values: codes }, visit, favourites)
  const byCode = new Map(named.map((it) => [it.game.launchCode, it]))
  return codes.flatMap((it) => byCode.get(it) ?? [])
}

async function loadTiles(
  args: Args,
  asked: { by: 'ids' | 'codes'; values: readonly string[] },
  visit: Visit,
  favourites: ReadonlySet<string>,
): Promise<NamedTile[]> {
  if (asked.values.length === 0) return []
  try {
    const [casino, live] = await Promise.all(KINDS.map((kind) => loadLobbyPlan(args, kind, visit)))
    if (!casino || !live) return []
    // Sorted: the same games give the same query, which hits the cache.
    const values = [...new Set(asked.values)].sort()
    const today = dateOf(casino.setting.today)
    const games =
      asked.by === 'ids'
        ? await args.context.content.fetch(NAMED_GAMES_QUERY, { ids: values, today }, namedGames)
        : await args.context.content.fetch(CODED_GAMES_QUERY, { codes: values, today }, namedGames)
    return games.flatMap((game) => {
      const found = game.type === 'CASINO' ? casino : live
      const tile = toNamedTile(game, found, favourites)
      return tile ? [{ game, kind: game.type, tile, restricted: isRestricted(game, found) }] : []
    })
  } catch (error) {
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}

function isRestricted(game: NamedGame, { join, setting }: LobbyOfVisit): boolean {
  const provider = join.providers.get(game.provider)?.id ?? ''
  const studio = join.studios.get(game.studio ?? '') ?? null
  return isRestrictedIn({ provider, studio }, setting.country)
}

function toNamedTile(
  game: NamedGame,
  { lobby, join, setting }: LobbyOfVisit,
  favourites: ReadonlySet<string>,
): TileView | null {
  if (game.studio !== null && lobby.excludedStudios.includes(game.studio)) return null
  const favouriteGames = favourites.has(game._id)
  return toTile(game, setting, {
    kind: game.type,
    join,
    sizes: SMALL,
    eager: false,
    marked: favouriteGames,
  })
}
