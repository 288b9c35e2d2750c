import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  )
}
