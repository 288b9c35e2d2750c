import type { ReactNode } from 'react'
import { container, inline, stack, surface } from './Layout.css.ts'

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

export function PageContainer({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>
}
