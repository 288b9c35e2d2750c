import type { Picture } from '#app/content/image-url.ts'
import type { SizeByDevice } from '#schemas/rules/tile-sizes.ts'
import * as styles from './GameTile.css.ts'
import type { TileView } from './tile-view.ts'

/**
 * A game in a list: its art, its name, its studio. No state and no hooks: it is written once and kept as a
 * string, so its link is a plain one.
 */
export function GameTile({ tile }: { tile: TileView }) {
  const classes = classesOf(tile.sizes)
  return (
    <li className={classes.tile}>
      <a
        href={tile.href}
        className={styles.link}
        data-testid="game-tile"
        data-game-id={tile.id}
        data-restricted={tile.restricted === null ? undefined : ''}
      >
        {/* First in what is read out, below the art in what is seen. */}
        <span className={styles.caption}>
          <span className={styles.name}>{tile.name}</span>
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
          {tile.facts === '' ? null : <span className={styles.facts}>{tile.facts}</span>}
          {tile.badges.length === 0 ? null : (
            <span className={styles.badges}>
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
    </li>
  )
}

/** The name stands beside it, so the picture itself says nothing. */
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
      {...(eager ? { fetchpriority: 'high' } : {})}
    />
  )
}

const known = new Map<string, { tile: string; art: string }>()

/** The classes of a combination of sizes, put together once. */
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
