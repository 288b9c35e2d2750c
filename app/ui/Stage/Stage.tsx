import type { ReactNode } from 'react'
import * as styles from './Stage.css.ts'

/** How a page opens that has one thing to say: its words and its action beside a picture. */
export function Stage(props: {
  /** Drawn with the look `stagePicture`; without one the words take the whole stage. */
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
