import type { ReactNode } from 'react'
import { surface } from './Surface.css.ts'

export function Surface({ children }: { children: ReactNode }) {
  return <div className={surface}>{children}</div>
}
