import { useId, useRef } from 'react'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './GameStrip.css.ts'
import { GameTile } from './GameTile.tsx'
import type { TileView } from './tile-view.ts'

/** Games within a text; nothing if the market has none of them. */
export function GameStrip({ title, tiles }: { title: string; tiles: readonly TileView[] }) {
  const element = useRef<HTMLElement>(null)
  useLinkNavigation(element)
  const id = useId()
  if (tiles.length === 0) return null
  return (
    <section ref={element} className={styles.strip} aria-labelledby={id}>
      <div id={id}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
      </div>
      <ul className={styles.tiles}>
        {tiles.map((it) => (
          <GameTile key={it.id} tile={it} />
        ))}
      </ul>
    </section>
  )
}
