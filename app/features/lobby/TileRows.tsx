import { GameTile } from './GameTile.tsx'
import * as styles from './TileRows.css.ts'
import type { RowTexts, RowView } from './tile-view.ts'

/** Rows from here on are below the first screen. */
const FIRST_LATER_ROW = 3

/** Rows of games, a strip or a grid each. Rendered once and cached as a string (see content/fragments). */
export function TileRows(props: {
  rows: readonly RowView[]
  texts: RowTexts
  /** Number of rows above these on the page. */
  above: number
}) {
  const { rows, texts, above } = props
  return (
    <>
      {rows.map((row, index) => (
        <TileRow
          key={row.categoryId}
          row={row}
          texts={texts}
          later={above + index >= FIRST_LATER_ROW}
        />
      ))}
    </>
  )
}

function TileRow(props: { row: RowView; texts: RowTexts; later: boolean }) {
  const { row, texts, later } = props
  const titleId = `row-${row.categoryId}`
  const waits = later && row.layout === 'strip'
  return (
    <section
      className={waits ? styles.laterRow : styles.row}
      data-later={waits ? '' : undefined}
      aria-labelledby={titleId}
      data-testid="lobby-category"
      data-category-id={row.categoryId}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {row.href === null ? (
            row.title
          ) : (
            <a href={row.href} className={styles.titleLink}>
              {row.title}
            </a>
          )}
        </h2>
        <span className={styles.count}>{row.count}</span>
        <span className={styles.actions}>
          {row.off ? (
            <button
              type="submit"
              form={row.off.form}
              name="suggest"
              value="0"
              className={styles.off}
              data-testid="suggestions-off"
            >
              {row.off.label}
            </button>
          ) : null}
          {row.href === null ? null : (
            <a
              href={row.href}
              className={styles.all}
              aria-label={texts.allOf.replace('{{title}}', row.title)}
            >
              {texts.all}
            </a>
          )}
          {row.layout === 'strip' ? <Arrows texts={texts} title={row.title} /> : null}
        </span>
      </div>
      <ul className={styles.tiles[row.layout]} data-tiles={row.layout}>
        {row.tiles.map((tile) => (
          <GameTile key={tile.id} tile={tile} />
        ))}
      </ul>
    </section>
  )
}

/** They only scroll what keyboard and touch can reach anyway, so they stay out of the tab order. */
function Arrows({ texts, title }: { texts: RowTexts; title: string }) {
  const arrow = (direction: 'previous' | 'next', drawing: string) => (
    <button
      type="button"
      className={styles.arrow}
      data-scroll={direction}
      tabIndex={-1}
      aria-label={`${texts[direction]}: ${title}`}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
  return (
    <>
      {arrow('previous', 'M15 5l-7 7 7 7')}
      {arrow('next', 'M9 5l7 7-7 7')}
    </>
  )
}
