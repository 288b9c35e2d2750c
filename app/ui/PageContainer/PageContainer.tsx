import type { ReactNode } from 'react'
import { container } from './PageContainer.css.ts'

export function PageContainer({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>
}
