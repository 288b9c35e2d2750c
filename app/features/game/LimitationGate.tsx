import { useNavigate } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './GameScreen.css.ts'

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

/** The flag that hides the wagering popup once the player has chosen so (GAM-24, GAP-048). */
const HIDE_KEY = 'hideWageringPopup'

type LimitationPopup = 'excluded' | 'wagering' | null

/** The popup for a limitation code (GAP-115). That a game does not count is shown each time. */
export function popupFor(code: 0 | 1 | 2, hidesWagering: boolean): LimitationPopup {
  if (code === 1) return 'excluded'
  return code === 2 && !hidesWagering ? 'wagering' : null
}

/** False if the browser stores nothing. */
export function hidesWageringPopup(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(HIDE_KEY) === 'true'
  } catch {
    return false
  }
}

export function hideWageringPopup(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(HIDE_KEY, 'true')
  } catch {
    // Not stored: the popup will appear again.
  }
}
