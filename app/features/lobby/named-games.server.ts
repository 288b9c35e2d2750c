import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { KINDS, NAMED_GAMES_QUERY, namedGames } from './lobby.query.server.ts'
import { readLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { toTile } from './tile-view.server.ts'
import type { TileView } from './tile-view.ts'

const SIZES = { mobile: '1x', tablet: '1x', desktop: '1x' } as const

/**
 * Games that a text names, as tiles by their ids. Those that this market does not have are left out, as in its
 * lobbies; a text stands without them while the lake is down.
 */
export async function readNamedGames(
  args: { request: Request; context: AppLoadContext },
  ids: readonly string[],
  visit: Visit,
): Promise<Record<string, TileView>> {
  if (ids.length === 0) return {}
  try {
    const [casino, live] = await Promise.all(KINDS.map((kind) => readLobbyPlan(args, kind, visit)))
    if (!casino || !live) return {}
    const today = dateOf(casino.setting.today)
    const games = await args.context.content.fetch(NAMED_GAMES_QUERY, { ids, today }, namedGames)
    return Object.fromEntries(
      games.flatMap((game) => {
        const { lobby, join, setting } = game.type === 'CASINO' ? casino : live
        if (game.studio !== null && lobby.excludedStudios.includes(game.studio)) return []
        const tile = toTile(game, setting, { kind: game.type, join, sizes: SIZES, eager: false })
        return tile ? [[game._id, tile]] : []
      }),
    )
  } catch (error) {
    if (error instanceof ContentUnavailableError) return {}
    throw error
  }
}
