import type { Picture } from '#app/content/image-url.ts'
import type { SizeByDevice } from '#schemas/rules/tile-sizes.ts'
import * as styles from './GameTile.css.ts'
import { FAVOURITES_FORM } from './my-games/favourites.ts'
import type { TileView } from './tile-view.ts'

/**
 * A game in a list: its art, its name, its studio. No state and no hooks: it is rendered once and cached as a string,
 * so its link is a plain one.
 */
export function GameTile({ tile }: { tile: TileView }) {
  const classes = classesOf(tile.sizes)
  return (
    <li className={classes.tile} data-beyond={tile.beyond}>
      <a
        href={tile.href}
        className={styles.link}
        data-testid="game-tile"
        data-game-id={tile.id}
        data-restricted={tile.restricted === null ? undefined : ''}
      >
        {/* First in the reading order, below the art visually. */}
        <span className={styles.caption}>
          <span className={styles.name}>{tile.name}</span>
          <LiveLines tile={tile} />
          <span className={styles.studio}>{tile.studio}</span>
        </span>
        <span className={classes.art}>
          {tile.picture ? (
            <TilePicture picture={tile.picture} eager={tile.eager} />
          ) : (
            <span className={styles.noPicture} aria-hidden="true">
              {tile.name}
            </span>
          )}
          {tile.start === null ? null : (
            <span className={styles.start} aria-hidden="true">
              <span className={styles.startWord}>{tile.start}</span>
            </span>
          )}
          {tile.facts === '' ? null : (
            <span className={tile.star ? styles.factsBesideStar : styles.facts}>{tile.facts}</span>
          )}
          {tile.badges.length === 0 ? null : (
            <span className={tile.star ? styles.badgesBesideStar : styles.badges}>
              {tile.badges.map(({ kind, text }) => (
                <span key={kind} className={styles.badgeOf[kind]}>
                  {text}
                </span>
              ))}
            </span>
          )}
          {tile.restricted === null ? null : (
            <span className={styles.overlay}>{tile.restricted}</span>
          )}
        </span>
      </a>
      <a href={tile.page} className={styles.about} data-facts={tile.id}>
        <span className={styles.readOut}>{tile.about}</span>
      </a>
      {tile.star ? <Star gameId={tile.id} star={tile.star} /> : null}
    </li>
  )
}

/**
 * Empty placeholders for live figures, which take the place of the studio: a script fills them, in pages that have one
 * (live-data/LiveData.tsx).
 */
function LiveLines({ tile: { jackpot, table } }: { tile: TileView }) {
  return (
    <>
      {jackpot === null ? null : (
        <span className={styles.jackpot} data-jackpot={jackpot} hidden>
          <span aria-hidden="true" />
          <span className={styles.readOut} />
        </span>
      )}
      {table === null ? null : (
        <span className={styles.table} data-table={table} hidden>
          <span className={styles.dealer} />
          <span className={styles.tableLine} />
          <span className={styles.tableLine} />
        </span>
      )}
    </>
  )
}

/** Submits the page's form of stars: with scripts the page handles it, without them it is a plain form. */
function Star({ gameId, star }: { gameId: string; star: NonNullable<TileView['star']> }) {
  return (
    <button
      type="submit"
      form={FAVOURITES_FORM}
      name="game"
      value={gameId}
      aria-pressed={star.pressed}
      aria-label={star.label}
      className={styles.star}
      data-star=""
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z" />
      </svg>
    </button>
  )
}

/** The name is beside it, so the picture itself has no alternative text. */
function TilePicture({ picture, eager }: { picture: Picture; eager: boolean }) {
  return (
    <img
      className={styles.picture}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      loading={eager ? undefined : 'lazy'}
    />
  )
}

const known = new Map<string, { tile: string; art: string }>()

/** The class names of a combination of sizes, computed once. */
function classesOf({ mobile, tablet, desktop }: SizeByDevice): { tile: string; art: string } {
  if (mobile === '1x' && tablet === '1x' && desktop === '1x') {
    return { tile: styles.smallTile, art: styles.smallArt }
  }
  const key = `${mobile} ${tablet} ${desktop}`
  const found = known.get(key)
  if (found) return found
  const classes = {
    tile: `${styles.tile} ${styles.placeOf.mobile[mobile]} ${styles.placeOf.tablet[tablet]} ${styles.placeOf.desktop[desktop]}`,
    art: `${styles.art} ${styles.artOf.mobile[mobile]} ${styles.artOf.tablet[tablet]} ${styles.artOf.desktop[desktop]}`,
  }
  known.set(key, classes)
  return classes
}
