import type { AppLoadContext } from '@remix-run/node'
import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { LOBBY_PATH, localePath } from '#app/market/paths.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { textIn } from '#schemas/rules/localised.ts'
import { SMALL } from '#schemas/rules/tile-sizes.ts'
import { loadList, pageSize } from './games-page.server.ts'
import { listedGames } from './listed-games.ts'
import type { Kind } from './lobby.query.server.ts'
import { categoryPath, studioSlug } from './lobby-paths.ts'
import { type LobbyOfVisit, loadLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { toTile } from './tile-view.server.ts'
import type { TileView } from './tile-view.ts'

type Args = { request: Request; context: AppLoadContext }
type FoundLink = { href: string; title: string }

/** Search results in the lobbies of this visitor. */
export type FoundInLobbies = {
  total: number
  /** How many games fit on a page on this device. */
  size: number
  tiles(window: { from: number; to: number }): TileView[]
  category(id: string): FoundLink | null
  provider(id: string): FoundLink | null
  studio(id: string): FoundLink | null
}

/**
 * Limits search results to what the lobbies of these kinds show here: market, studios, providers, release. Throws
 * ContentUnavailableError.
 */
export async function findInLobbies(
  args: Args,
  visit: Visit,
  { games, kinds }: { games: readonly CatalogueGame[]; kinds: readonly Kind[] },
): Promise<FoundInLobbies> {
  const lobbies = await Promise.all(
    kinds.map(async (kind) => {
      const found = await loadLobbyPlan(args, kind, visit)
      const { games: all } = await loadList(args.context, found, { kind, slug: '' })
      return { kind, found, all }
    }),
  )
  const homes = new Map<string, { kind: Kind; found: LobbyOfVisit }>()
  for (const { kind, found } of lobbies) {
    const today = dateOf(found.setting.today)
    for (const it of listedGames(games, found.lobby, { kind, today })) {
      if (found.join.providers.has(it.provider)) homes.set(it._id, { kind, found })
    }
  }
  const listed = games.filter((it) => homes.has(it._id))
  const [first] = lobbies
  const to = (path: string) => localePath(visit.locale.segment, path)
  const offered = (by: 'provider' | 'studio', id: string): FoundLink | null => {
    for (const { kind, found, all } of lobbies) {
      const { providers, studios } = found.lobby.filter
      const provider = by === 'provider' && providers.find((it) => it._id === id)
      if (provider) {
        return { href: `${to(LOBBY_PATH[kind])}?provider=${provider.id}`, title: provider.title }
      }
      // A studio has a page where it has games.
      const studio = by === 'studio' && studios.find((it) => it._id === id)
      if (studio && all.some((it) => it.studio === id))
        return { href: to(categoryPath(kind, studioSlug(studio.id))), title: studio.title }
    }
    return null
  }
  return {
    total: listed.length,
    size: first ? pageSize(first.kind, '', first.found.setting.device) : 0,
    tiles: (window) =>
      listed.slice(window.from, window.to).flatMap((game) => {
        const home = homes.get(game._id)
        if (!home) return []
        const { kind, found } = home
        const { join, setting } = found
        return toTile(game, setting, { kind, join, sizes: SMALL, eager: false }) ?? []
      }),
    category(id) {
      for (const { kind, found } of lobbies) {
        const one = found.lobby.open.find((it) => it._id === id)
        if (one) {
          const title = textIn(one.title, contentLanguage(visit.locale))
          return { href: to(categoryPath(kind, one.slug)), title }
        }
      }
      return null
    },
    provider: (id) => offered('provider', id),
    studio: (id) => offered('studio', id),
  }
}
