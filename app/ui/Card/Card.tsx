import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as styles from './Card.css.ts'

type Marks = { 'data-edit'?: string; 'data-testid'?: string }

/**
 * A thing among others in a frame of its own: a picture, then words. `leads` where a `CardLink` stands in it:
 * then all of it leads there. As high as its neighbours; the small print stands at the foot.
 */
export function Card(
  props: Marks & {
    as?: 'article' | 'div'
    /** Drawn with the look `cardPicture`. */
    picture?: ReactNode
    leads?: boolean
    children: ReactNode
  },
) {
  const { as: Element = 'article', picture, leads = false, children, ...marks } = props
  return (
    <Element className={leads ? styles.leading : styles.card} {...marks}>
      {picture}
      <div className={styles.words}>{children}</div>
    </Element>
  )
}

/** The one link of a card, told by its own words; the whole card is its target. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}

/** Cards, each in a list item: beside each other where there is room. */
export function CardList(
  props: Marks & { columns: keyof typeof styles.listOf; children: ReactNode },
) {
  const { columns, children, ...marks } = props
  return (
    <ul className={styles.listOf[columns]} {...marks}>
      {children}
    </ul>
  )
}

export const cardPicture = styles.picture
