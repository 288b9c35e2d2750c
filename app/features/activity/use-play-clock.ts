import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocale } from '#app/market/use-locale.ts'
import { CHECK_HISTORY_PATH, PLAY_TIME_PATH } from '#app/session/protection-paths.ts'
import {
  type ActivityAnswer,
  CHECK_EVERY_MS,
  nextLookMs,
  nextPlayClock,
  type PlayClock,
  STOPPED,
} from './play-clock.ts'

const ADDRESS = '/api/activity'
/** Notifies the player's other tabs that a check was answered in this one. */
const CHANNEL = 'playhouse:activity'

export type ActivityState = {
  clock: PlayClock
  /** Polls the platform now. */
  look: () => void
  /** False: the request failed, or the market does not allow continuing yet. */
  respond: (intent: 'shown' | 'CONTINUE') => Promise<boolean>
}

/**
 * Tracks the time played of a signed-in player: polls every 60 seconds and at the moment the time is up (LIM-20), when
 * the tab becomes visible, when another tab has answered, and after a visit to the play time page.
 */
export function usePlayClock(playerId: string | null): ActivityState {
  const [clock, dispatch] = useReducer(nextPlayClock, STOPPED)
  const { segment } = useLocale()
  const { pathname, key } = useLocation()
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const channel = useRef<BroadcastChannel | null>(null)

  const hear = useCallback((answer: ActivityAnswer | null | 'signed-out') => {
    clearTimeout(timer.current)
    if (answer === 'signed-out') dispatch({ type: 'signed-out' })
    else if (answer !== null) dispatch({ type: 'answered', answer })
  }, [])

  const look = useCallback(() => {
    asked.current += 1
    const mine = asked.current
    clearTimeout(timer.current)
    void ask().then((answer) => {
      // Of two polls the later one counts, and none after the player has signed out.
      if (mine !== asked.current) return
      hear(answer)
      if (answer === null) timer.current = setTimeout(look, CHECK_EVERY_MS)
    })
  }, [hear])

  useEffect(() => {
    if (playerId === null) return
    look()
    const onVisible = () => {
      if (document.visibilityState === 'visible') look()
    }
    channel.current = new BroadcastChannel(CHANNEL)
    channel.current.addEventListener('message', look)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', look)
    return () => {
      asked.current += 1
      clearTimeout(timer.current)
      channel.current?.close()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', look)
      dispatch({ type: 'signed-out' })
    }
  }, [playerId, look])

  useEffect(() => {
    const next = nextLookMs(clock)
    if (next === null) return
    timer.current = setTimeout(look, next)
    return () => clearTimeout(timer.current)
  }, [clock, look])

  // A change or answer made on the play time page applies here too.
  const isNews = pathname.endsWith(PLAY_TIME_PATH) || pathname.endsWith(CHECK_HISTORY_PATH)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the page is another reason
  useEffect(() => {
    if (playerId !== null && isNews) look()
  }, [playerId, isNews, key, look])

  const respond = useCallback(
    async (intent: 'shown' | 'CONTINUE') => {
      const form = new FormData()
      form.set('intent', intent)
      form.set('locale', segment)
      asked.current += 1
      const mine = asked.current
      const answer = await ask({ method: 'POST', body: form })
      // An answer of before the player went on would show the check again.
      if (mine === asked.current) hear(answer)
      if (answer === null || answer === 'signed-out') return false
      if (intent === 'CONTINUE') channel.current?.postMessage('answered')
      return true
    },
    [segment, hear],
  )
  return { clock, look, respond }
}

async function ask(init: RequestInit = {}): Promise<ActivityAnswer | null | 'signed-out'> {
  try {
    const response = await fetch(ADDRESS, { ...init, headers: { accept: 'application/json' } })
    if (response.status === 401) return 'signed-out'
    return response.ok ? ((await response.json()) as ActivityAnswer) : null
  } catch {
    return null
  }
}
