import type { ReactNode } from 'react'
import { heading } from './Heading.css.ts'

const SIZE = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const

export function Heading(props: {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof heading
  children: ReactNode
}) {
  const Element = `h${props.level}` as const
  return <Element className={heading[props.size ?? SIZE[props.level]]}>{props.children}</Element>
}
