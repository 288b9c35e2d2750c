import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './Rewards.css.ts'

const LossDialog = lazy(() => import('./LossDialog.tsx'))

/**
 * What a player loses, shown before it is done (table 4: forfeit, forfeit-then-claim, forfeit on withdrawal). A window
 * over the page; a part of the page without scripts, and in a window that is already open (`onClose` is null there).
 */
export function LossConfirm(props: {
  title: string
  text: string
  testId: string
  onClose: (() => void) | null
  /** The form that does it, and the link to cancel. */
  children: ReactNode
}) {
  const { title, onClose } = props
  const hydrated = useHydrated()
  const inner = (
    <div className={styles.confirm} data-testid={props.testId}>
      <p>{props.text}</p>
      <div className={layout.inline.md}>{props.children}</div>
    </div>
  )
  if (hydrated && onClose !== null) {
    return (
      <Suspense fallback={null}>
        <LossDialog title={title} onClose={onClose}>
          {inner}
        </LossDialog>
      </Suspense>
    )
  }
  return <Inline title={title}>{inner}</Inline>
}

function Inline({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.confirm}>
      <Notice tone="warning" title={title}>
        {children}
      </Notice>
    </div>
  )
}
