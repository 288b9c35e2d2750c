import type { ReactNode } from 'react'
import { columnOf } from './PageColumn.css.ts'

/** The centred column of a page: `read` for text, `show` for pages that open with a stage. */
export function PageColumn(props: {
  measure: keyof typeof columnOf
  as?: 'div' | 'article'
  'data-edit'?: string
  children: ReactNode
}) {
  const { measure, as: Element = 'div', children, ...marks } = props
  return (
    <Element className={columnOf[measure]} {...marks}>
      {children}
    </Element>
  )
}
