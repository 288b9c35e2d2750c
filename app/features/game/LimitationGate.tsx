import { useNavigate } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './GameScreen.css.ts'
import { hidesWageringPopup, hideWageringPopup, popupFor } from './limitation.ts'

const LimitationDialog = lazy(() => import('./LimitationDialog.tsx'))

/** Asks before a game that a running bonus limits is loaded; without a bonus it is not there at all. */
export function LimitationGate(props: {
  limitation: 0 | 1 | 2
  name: string
  lobbyPath: string
  children: ReactNode
}) {
  const { limitation } = props
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // The server knows no storage: it asks, and the browser takes the question back where it may.
  const [popup, setPopup] = useState(() => popupFor(limitation, false))
  useEffect(() => {
    if (hidesWageringPopup(window.localStorage)) setPopup(popupFor(limitation, true))
  }, [limitation])
  if (popup === null) return props.children
  return (
    <div className={styles.screen}>
      {/* Never in what the server writes: the window's styles would stand inline, which the policy forbids. */}
      {hydrated ? (
        <Suspense fallback={null}>
          <LimitationDialog
            kind={popup}
            name={props.name}
            onContinue={(hide) => {
              if (hide) hideWageringPopup(window.localStorage)
              setPopup(null)
            }}
            onBack={() => navigate(props.lobbyPath)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
