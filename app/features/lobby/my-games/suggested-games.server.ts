import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { CATALOGUE_QUERY, catalogue } from '#app/content/games/catalogue.query.server.ts'
import { SMALLEST_BETS_QUERY, smallestBets } from '#app/content/games/smallest-bets.query.server.ts'
import type { Player } from '#app/session/player.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { isRestrictedIn } from '#schemas/rules/restricted.ts'
import { listedGames } from '../listed-games.ts'
import type { Kind } from '../lobby.query.server.ts'
import { readLobbyPlan, type Visit } from '../lobby-setting.server.ts'
import type { NamedTile } from '../named-games.server.ts'
import { toTile } from '../tile-view.server.ts'
import type { TileView } from '../tile-view.ts'
import { gamesLike } from './because-you-played.ts'

const SIZES = { mobile: '1x', tablet: '1x', desktop: '1x' } as const
const MOST = 12

/**
 * Games similar to the one that the player played last in a lobby, among those that this market lists and this country
 * allows; null without such a game. Pages omit them while the lake is down.
 */
export async function readSuggestedGames(
  args: { request: Request; context: AppLoadContext },
  asked: {
    player: Player
    kind: Kind
    visit: Visit
    marks: ReadonlySet<string>
    /** The games of the player's last rounds, most recent first. */
    recent: readonly NamedTile[]
  },
): Promise<{ name: string; tiles: TileView[] } | null> {
  const { player, kind, visit, marks, recent } = asked
  const last = recent.find((it) => it.kind === kind && !it.restricted)
  if (!last) return null
  const { content } = args.context
  try {
    const [{ lobby, join, setting }, all, bets] = await Promise.all([
      readLobbyPlan(args, kind, visit),
      content.fetch(CATALOGUE_QUERY, {}, catalogue),
      content.fetch(SMALLEST_BETS_QUERY, { currency: player.currency }, smallestBets),
    ])
    const played = all.find((it) => it._id === last.game._id)
    if (!played) return null
    const games = listedGames(all, lobby, { kind, today: dateOf(setting.today) }).filter((it) => {
      const provider = join.providers.get(it.provider)
      const studio = join.studios.get(it.studio ?? '') ?? null
      return provider && !isRestrictedIn({ provider: provider.id, studio }, visit.country)
    })
    const known = new Set(recent.map((it) => it.game._id))
    const tiles = gamesLike(played, games, { smallestBets: bets, known, most: MOST }).flatMap(
      (game) => {
        const marked = marks.has(game._id)
        return toTile(game, setting, { kind, join, sizes: SIZES, eager: false, marked }) ?? []
      },
    )
    return tiles.length === 0 ? null : { name: last.game.name, tiles }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null
    throw error
  }
}
