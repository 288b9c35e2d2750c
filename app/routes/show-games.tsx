import type { ShowGames } from '#app/content/rich-text/RichText.tsx'
import { GameStrip } from '#app/features/lobby/GameStrip.tsx'
import type { TileView } from '#app/features/lobby/tile-view.ts'

/** The game strips of a text, from the tiles that the page's loader read for this visitor. */
export function showGames(tiles: Readonly<Record<string, TileView>>): ShowGames {
  return (title, ids) => <GameStrip title={title} tiles={ids.flatMap((id) => tiles[id] ?? [])} />
}
