import { useLocation, useRevalidator } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMessages } from '#app/market/i18n.client.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { noteActivity, onActivity } from '#app/session/activity.ts'
import { clearAnswered } from '#app/session/answered-questionnaire.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import {
  afterIdle,
  DEFAULT_PLAY_TIME_S,
  type IdleEvent,
  type IdleTimes,
  idleTimes,
  startIdle,
} from './idle-watch.ts'
import {
  clearIdlePlayer,
  clearStoredSession,
  isIdlePlayer,
  onSessionReplaced,
  readLastActive,
  reminded,
  storeIdlePlayer,
  storeLastActive,
  storeSession,
  wantsReminder,
  wantsWelcome,
  welcomed,
} from './session-storage.ts'
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

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const
/** Minimum interval of updates to other tabs: a moving pointer must not write all the time. */
const STORE_ACTIVE_EVERY_MS = 5_000

/**
 * Ends the session of a player who is inactive for `durationMs` in every tab and game (GAP-044): logs out, sets the
 * flag for the modal, and loads the home page as a new document, so that nothing of the session stays.
 */
function useIdleLogout(playerId: string | null, times: IdleTimes): void {
  const { durationMs, tickMs } = times
  const path = useLocalePath()
  const logoutPath = path('/logout')
  const homePath = path('/')
  useEffect(() => {
    if (playerId === null) return
    let state = startIdle(Date.now())
    let storedAt = 0
    const take = (event: IdleEvent) => {
      state = afterIdle(state, event, { durationMs, tickMs })
    }
    const onActive = () => {
      const at = Date.now()
      // Waking up after hours: the inactivity is checked before the first input counts.
      if (at - state.lastActiveAt >= tickMs) look()
      take({ type: 'active', at })
      if (at - storedAt < STORE_ACTIVE_EVERY_MS || state.status === 'idle') return
      storedAt = at
      storeLastActive(at)
    }
    const look = () => {
      if (state.status === 'idle') return
      take({ type: 'tick', at: Date.now(), elsewhere: readLastActive() })
      if (state.status === 'watching') return
      logOut(logoutPath).then(
        () => {
          storeIdlePlayer()
          window.location.assign(homePath)
        },
        () => take({ type: 'failed' }),
      )
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') look()
    }
    storeLastActive(Date.now())
    const leave = onActivity(onActive)
    const timer = setInterval(look, tickMs)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteActivity, { passive: true })
    document.addEventListener('scroll', noteActivity, { passive: true, capture: true })
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', look)
    return () => {
      leave()
      clearInterval(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteActivity)
      document.removeEventListener('scroll', noteActivity, { capture: true })
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', look)
    }
  }, [playerId, durationMs, tickMs, logoutPath, homePath])
}

async function logOut(path: string): Promise<void> {
  const response = await fetch(path, { method: 'POST' })
  if (!response.ok) throw new Error(`logout answered ${response.status}`)
}
