import type { ReactNode } from 'react'
import { columnOf, container, inline, stack, surface } from './Layout.css.ts'

export type Gap = keyof typeof stack

export function Stack(props: {
  gap: Gap
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article'
  children: ReactNode
}) {
  const { as: Element = 'div' } = props
  return <Element className={stack[props.gap]}>{props.children}</Element>
}

export function Inline(props: { gap: keyof typeof inline; children: ReactNode }) {
  return <div className={inline[props.gap]}>{props.children}</div>
}

export function Surface({ children }: { children: ReactNode }) {
  return <div className={surface}>{children}</div>
}

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

export function PageContainer({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>
}
