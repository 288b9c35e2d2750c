import type { ShowGames } from '#app/content/rich-text/RichText.tsx'
import { GameStrip } from '#app/features/lobby/GameStrip.tsx'
import type { TileView } from '#app/features/lobby/tile-view.ts'

/** The strips of a text, of the tiles that the page's loader found for this visitor. */
export function showGames(tiles: Readonly<Record<string, TileView>>): ShowGames {
  return (title, ids) => <GameStrip title={title} tiles={ids.flatMap((id) => tiles[id] ?? [])} />
}
