import type { ReactNode } from 'react'
import { smallPrint } from './SmallPrint.css.ts'

/** Significant terms, right beside the offer. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return <p className={smallPrint}>{children}</p>
}
