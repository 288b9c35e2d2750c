import { useNavigate } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './GameScreen.css.ts'
import { hidesWageringPopup, hideWageringPopup, popupFor } from './limitation.ts'

const LimitationDialog = lazy(() => import('./LimitationDialog.tsx'))

/** Shows the limitation popup before a game that a running bonus limits is loaded; not rendered without a bonus. */
export function LimitationGate(props: {
  limitation: 0 | 1 | 2
  name: string
  lobbyPath: string
  children: ReactNode
}) {
  const { limitation } = props
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // The server has no storage: it shows the popup, and the browser removes it if the player hid it.
  const [popup, setPopup] = useState(() => popupFor(limitation, false))
  useEffect(() => {
    if (hidesWageringPopup(window.localStorage)) setPopup(popupFor(limitation, true))
  }, [limitation])
  if (popup === null) return props.children
  return (
    <div className={styles.screen}>
      {/* Never server-rendered: the window's styles would be inline, which the CSP forbids. */}
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
