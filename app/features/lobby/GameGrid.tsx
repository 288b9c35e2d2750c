import { useEffect, useRef } from 'react'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { GameTile } from './GameTile.tsx'
import { tiles as looks } from './TileRows.css.ts'
import type { TileView } from './tile-view.ts'

/** Games in a growing grid; loading more moves the focus to the first new one. */
export function GameGrid({ tiles }: { tiles: readonly TileView[] }) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef({ count: tiles.length, first: tiles[0]?.id })
  useLinkNavigation(list)
  useEffect(() => {
    const before = shown.current
    shown.current = { count: tiles.length, first: tiles[0]?.id }
    if (tiles.length <= before.count || tiles[0]?.id !== before.first) return
    list.current?.children[before.count]
      ?.querySelector<HTMLElement>('a')
      ?.focus({ preventScroll: true })
  }, [tiles])
  return (
    <ul ref={list} className={looks.grid} data-tiles="grid">
      {tiles.map((it) => (
        <GameTile key={it.id} tile={it} />
      ))}
    </ul>
  )
}
