import { useRevalidator } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { bringMessages } from '#app/market/i18n.client.ts'
import { DEFAULT_PLAY_TIME_S, idleTimes } from './idle-watch.ts'
import {
  clearIdlePlayer,
  clearStoredSession,
  isIdlePlayer,
  onSessionElsewhere,
  storeSession,
  wantsWelcome,
  welcomed,
} from './session-storage.ts'
import { useIdleLogout } from './use-idle-logout.ts'
import type { WelcomeOffer } from './WelcomeModal.tsx'

const TIMES = idleTimes(DEFAULT_PLAY_TIME_S)

/** The words come with the modal: most pages show neither. */
function withWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), bringMessages(['session'])]))[0]
}
const WelcomeModal = lazy(withWords(() => import('./WelcomeModal.tsx')))
const IdleModal = lazy(withWords(() => import('./IdleModal.tsx')))

type SessionPlayer = { id: string; displayName: string; firstLogin: boolean }

/**
 * What a page knows of its session beside the cookies: flags for other tabs, the watch for players who are
 * away, the welcome after the first login (SES-30) and the word to who was logged out (SES-11).
 */
export function SessionModals(props: { player: SessionPlayer | null; offer: WelcomeOffer | null }) {
  const { player } = props
  const playerId = player?.id ?? null
  const firstLogin = player?.firstLogin ?? false
  const [shown, setShown] = useState<'welcome' | 'idle' | null>(null)
  const { revalidate } = useRevalidator()
  useIdleLogout(playerId, TIMES)
  useEffect(() => {
    if (playerId === null) {
      clearStoredSession()
      setShown(isIdlePlayer() ? 'idle' : null)
    } else {
      clearIdlePlayer()
      storeSession({ firstLogin })
      setShown(firstLogin && wantsWelcome() ? 'welcome' : null)
    }
  }, [playerId, firstLogin])
  useEffect(() => onSessionElsewhere(revalidate), [revalidate])
  if (shown === null) return null
  return (
    <Suspense fallback={null}>
      {shown === 'welcome' && player ? (
        <WelcomeModal
          name={player.displayName}
          offer={props.offer}
          onClose={() => {
            welcomed()
            setShown(null)
          }}
        />
      ) : null}
      {shown === 'idle' ? (
        <IdleModal
          onClose={() => {
            clearIdlePlayer()
            setShown(null)
          }}
        />
      ) : null}
    </Suspense>
  )
}
