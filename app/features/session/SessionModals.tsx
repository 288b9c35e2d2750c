import { useLocation, useRevalidator } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMessages } from '#app/market/i18n.client.ts'
import { clearAnswered } from '#app/session/answered-questionnaire.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { DEFAULT_PLAY_TIME_S, idleTimes } from './idle-watch.ts'
import {
  clearIdlePlayer,
  clearStoredSession,
  isIdlePlayer,
  onSessionReplaced,
  reminded,
  storeSession,
  wantsReminder,
  wantsWelcome,
  welcomed,
} from './session-storage.ts'
import { useIdleLogout } from './use-idle-logout.ts'
import type { WelcomeOffer } from './WelcomeModal.tsx'

/** Says after a login when the one before was: a login of someone else is noticed (GAP-045). */
function useLastLogin(playerId: string | null, lastLogin: string | null): void {
  const { t } = useTranslation()
  const before = useRef(playerId)
  useEffect(() => {
    const hasLoggedIn = before.current === null && playerId !== null
    before.current = playerId
    if (!hasLoggedIn || lastLogin === null) return
    showToast({ kind: 'success', value: t('header.lastLogin', { time: lastLogin }) })
  }, [playerId, lastLogin, t])
}

/** Loads the texts with the modal: most pages show neither. */
function withWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), loadMessages(['session'])]))[0]
}
const WelcomeModal = lazy(withWords(() => import('./WelcomeModal.tsx')))
const QuestionnaireReminder = lazy(withWords(() => import('./QuestionnaireReminder.tsx')))
const IdleModal = lazy(withWords(() => import('./IdleModal.tsx')))

type SessionPlayer = {
  id: string
  displayName: string
  firstLogin: boolean
  asksQuestionnaire: boolean
  lastLogin: string | null
}
type Shown = 'welcome' | 'idle' | 'questionnaire'

/** Where the reminder would be in the way: on its own target page, and over a real-money game. */
const WITHOUT_REMINDER = /\/(?:play\/|my-account\/account\/verification)/

/**
 * A page's session handling besides the cookies: flags for other tabs, the inactivity watch, the welcome after the
 * first login (SES-30), the reminder of the questionnaire (GAP-066) and the message after an inactivity logout
 * (SES-11).
 */
export function SessionModals(props: {
  player: SessionPlayer | null
  offer: WelcomeOffer | null
  /** The player's play time setting; null: not known yet. */
  playTimeS: number | null
}) {
  const { player } = props
  const playerId = player?.id ?? null
  const firstLogin = player?.firstLogin ?? false
  const [shown, setShown] = useState<Shown | null>(null)
  const asks = player?.asksQuestionnaire ?? false
  const mayRemind = !WITHOUT_REMINDER.test(useLocation().pathname)
  const { revalidate } = useRevalidator()
  useIdleLogout(playerId, idleTimes(props.playTimeS ?? DEFAULT_PLAY_TIME_S))
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
  useEffect(() => onSessionReplaced(revalidate), [revalidate])
  // The welcome is the one greeting of its page.
  useLastLogin(playerId, firstLogin ? null : (player?.lastLogin ?? null))
  useEffect(() => {
    if (playerId === null) return
    if (!asks) clearAnswered(playerId)
    // Nothing comes right after the welcome: it is the one greeting of this page.
    else if (mayRemind && !firstLogin && !wantsWelcome() && wantsReminder(playerId)) {
      reminded(playerId)
      setShown('questionnaire')
    }
  }, [playerId, firstLogin, asks, mayRemind])
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
      {shown === 'questionnaire' && player ? (
        <QuestionnaireReminder onClose={() => setShown(null)} />
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
