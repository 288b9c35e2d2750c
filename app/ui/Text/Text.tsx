import type { ReactNode } from 'react'
import { text } from './Text.css.ts'

export function Text(props: {
  size?: 'small' | 'medium' | 'large'
  tone?: 'normal' | 'muted' | 'faint'
  as?: 'p' | 'span' | 'div'
  children: ReactNode
}) {
  const { as: Element = 'p', size = 'medium', tone = 'normal' } = props
  return <Element className={text({ size, tone })}>{props.children}</Element>
}
