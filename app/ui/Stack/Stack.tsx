import type { ReactNode } from 'react'
import { stack } from './Stack.css.ts'

export type Gap = keyof typeof stack

export function Stack(props: {
  gap: Gap
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article'
  children: ReactNode
}) {
  const { as: Element = 'div' } = props
  return <Element className={stack[props.gap]}>{props.children}</Element>
}
