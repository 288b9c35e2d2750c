import * as styles from './ContentPicture.css.ts'
import type { Picture } from './image-url.ts'

/** A picture with its alternative text, and a blurred placeholder until it has loaded. */
export type DescribedPicture = { picture: Picture; alt: string; placeholder: string | null }

/**
 * A picture from content. `look` is the box it fills, which reserves the space: no layout shift on load. `later` defers
 * loading until it is near the viewport.
 */
export function ContentPicture(props: { of: DescribedPicture; look: string; later?: boolean }) {
  const { picture, alt, placeholder } = props.of
  return (
    <span className={`${styles.frame} ${props.look}`}>
      {placeholder === null ? null : <img className={styles.layer} src={placeholder} alt="" />}
      <img
        className={styles.layer}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        loading={props.later ? 'lazy' : undefined}
      />
    </span>
  )
}
