import type { AppLoadContext } from '@remix-run/node'
import { type Kind, LOBBY_ROWS_QUERY, lobbyRows } from '#app/features/lobby/lobby.query.server.ts'
import { loadLobbyPlan, type Visit } from '#app/features/lobby/lobby-setting.server.ts'
import { toTile } from '#app/features/lobby/tile-view.server.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { textIn } from '#schemas/rules/localised.ts'
import type { NaiveView } from './NaiveLobby.tsx'

// Only the lobby's rows differ from the site: a local export takes precedence over one from `export *`.
export * from '#app/features/lobby/load-lobby.server.ts'

const TILES = 288
const SMALL = { mobile: '1x', tablet: '1x', desktop: '1x' } as const

/** The first 288 games of the rows as page data. */
export async function readLobby(
  args: { request: Request; context: AppLoadContext },
  kind: Kind,
  visit: Visit,
): Promise<{ view: NaiveView & { state: 'rows'; kind: Kind; fragments: object }; boxes: [] }> {
  const { lobby, join, setting } = await loadLobbyPlan(args, kind, visit)
  const today = dateOf(setting.today)
  const params = { kind, excluded: lobby.excludedStudios, today }
  const windows = await args.context.content.fetch(LOBBY_ROWS_QUERY, params, lobbyRows)
  let left = TILES
  const rows = lobby.rows.map(({ category }) => {
    const games = windows.find((it) => it._id === category._id)?.games.slice(0, left) ?? []
    left -= games.length
    return {
      id: category._id,
      title: textIn(category.title, visit.locale.language),
      tiles: games.flatMap(
        (game) => toTile(game, setting, { kind, join, sizes: SMALL, eager: false }) ?? [],
      ),
    }
  })
  if (left > 0) throw new Error(`the demo catalogue has ${left} tiles too few for this bench`)
  return { view: { state: 'rows', kind, fragments: {}, rows }, boxes: [] }
}
