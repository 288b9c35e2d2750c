import type { ReactNode } from 'react'
import { chip } from './Chip.css.ts'

export function Chip({ children }: { children: ReactNode }) {
  return <span className={chip}>{children}</span>
}
