import type { ReactNode } from 'react'
import * as styles from './Stage.css.ts'

/** The opening of a page with one message: its text and its action beside a picture. */
export function Stage(props: {
  /** Drawn with the style `stagePicture`; without one the text takes the whole stage. */
  picture?: ReactNode
  children: ReactNode
}) {
  const { picture } = props
  return (
    <header className={picture ? styles.withPicture : styles.stage}>
      {picture}
      <div className={styles.words}>{props.children}</div>
    </header>
  )
}

export const stagePicture = styles.picture
export const openingPicture = styles.opening
