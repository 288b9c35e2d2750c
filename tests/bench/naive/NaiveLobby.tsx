import { Link } from '@remix-run/react'
import * as tileStyles from '#app/features/lobby/GameTile.css.ts'
import { tiles } from '#app/features/lobby/TileRows.css.ts'
import type { TileView } from '#app/features/lobby/tile-view.ts'

export type NaiveView = { rows: { id: string; title: string; tiles: TileView[] }[] }

/** All tiles as DOM elements, each with a router link. */
export function Lobby({ view }: { view: unknown }) {
  return (
    <>
      {(view as NaiveView).rows.map((row) => (
        <section key={row.id} aria-label={row.title}>
          <h2>{row.title}</h2>
          <ul className={tiles.strip}>
            {row.tiles.map((tile) => (
              <Tile key={tile.id} tile={tile} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Tile({ tile }: { tile: TileView }) {
  return (
    <li className={tileStyles.smallTile}>
      <Link to={tile.href} className={tileStyles.link} data-game-id={tile.id}>
        <span className={tileStyles.caption}>
          <span className={tileStyles.name}>{tile.name}</span>
          <span className={tileStyles.studio}>{tile.studio}</span>
        </span>
        <span className={tileStyles.smallArt}>
          {tile.picture ? (
            <img
              className={tileStyles.picture}
              src={tile.picture.src}
              srcSet={tile.picture.srcSet}
              sizes={tile.picture.sizes}
              width={tile.picture.width}
              height={tile.picture.height}
              alt=""
              loading="lazy"
            />
          ) : null}
          <span className={tileStyles.facts}>{tile.facts}</span>
          {tile.badges.map(({ kind, text }) => (
            <span key={kind} className={tileStyles.badgeOf[kind]}>
              {text}
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
}
