import type { ReactNode } from 'react'
import { heading, hidden, text } from './Text.css.ts'

export function Text(props: {
  size?: 'small' | 'medium' | 'large'
  tone?: 'normal' | 'muted' | 'faint'
  as?: 'p' | 'span' | 'div'
  children: ReactNode
}) {
  const { as: Element = 'p', size = 'medium', tone = 'normal' } = props
  return <Element className={text({ size, tone })}>{props.children}</Element>
}

const SIZE = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const

export function Heading(props: {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof heading
  children: ReactNode
}) {
  const Element = `h${props.level}` as const
  return <Element className={heading[props.size ?? SIZE[props.level]]}>{props.children}</Element>
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
