import type { ReactNode } from 'react'
import { inline } from './Inline.css.ts'

export function Inline(props: { gap: keyof typeof inline; children: ReactNode }) {
  return <div className={inline[props.gap]}>{props.children}</div>
}
