import type { AppLoadContext } from '@remix-run/node'
import { localePath } from '#app/market/paths.ts'
import type { MarketCode } from '#markets/types.ts'
import { isRestrictedIn } from '#schemas/rules/restricted.ts'
import { SMALL } from '#schemas/rules/tile-sizes.ts'
import { loadList } from './games-page.server.ts'
import type { Kind } from './lobby.query.server.ts'
import { categoryPath, studioSlug } from './lobby-paths.ts'
import { loadLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { marketsListing } from './markets-listing.server.ts'
import { toTile } from './tile-view.server.ts'
import type { TileView } from './tile-view.ts'

/** What a lobby knows about one of its games, for the page about the game. */
export type GamePlace = {
  studio: { title: string; path: string } | null
  /** May not be played in the visitor's country, whether its tile shows it or not. */
  restricted: boolean
  /** Other games of the studio, the most played first. */
  more: TileView[]
  /** The markets that have a page about it. */
  markets: MarketCode[]
}

const MOST = 8

/** Null for a game that this lobby does not list here and today. Throws ContentUnavailableError. */
export async function findGamePlace(
  args: { request: Request; context: AppLoadContext },
  { kind, id }: { kind: Kind; id: string },
  visit: Visit,
): Promise<GamePlace | null> {
  const found = await loadLobbyPlan(args, kind, visit)
  const { games } = await loadList(args.context, found, { kind, slug: '' })
  const game = games.find((it) => it._id === id)
  if (!game) return null
  const { join, setting } = found
  const studio = join.studios.get(game.studio ?? '') ?? null
  const provider = join.providers.get(game.provider)?.id ?? ''
  const restricted = isRestrictedIn({ provider, studio }, setting.country)
  const is = (it: { _id: string }) => it._id === id
  const markets = await marketsListing(args.context, found, { kind, is })
  if (studio === null) return { studio: null, restricted, more: [], markets }
  const slug = studioSlug(studio.id)
  const ofStudio = await loadList(args.context, found, { kind, slug })
  const more = ofStudio.games
    .filter((it) => it._id !== id)
    .slice(0, MOST)
    .flatMap((it) => toTile(it, setting, { kind, join, sizes: SMALL, eager: false }) ?? [])
  const path = localePath(visit.locale.segment, categoryPath(kind, slug))
  return { studio: { title: studio.title, path }, restricted, more, markets }
}
