import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as styles from './Card.css.ts'

type Marks = { 'data-edit'?: string; 'data-testid'?: string }

/**
 * A framed card: a picture, then text. `leads` if it contains a `CardLink`: then the whole card is its target. As high
 * as its neighbours; the small print is at the bottom.
 */
export function Card(
  props: Marks & {
    as?: 'article' | 'div'
    /** Drawn with the style `cardPicture`. */
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

/** The one link of a card, named by its own text; the whole card is its target. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}

/** Cards, each in a list item: side by side where there is room. */
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
