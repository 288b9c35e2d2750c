import { useEffect } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { noteActivity, onActivity } from '#app/session/activity.ts'
import { afterIdle, type IdleEvent, type IdleTimes, startIdle } from './idle-watch.ts'
import { readLastActive, storeIdlePlayer, storeLastActive } from './session-storage.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const
/** Minimum interval of updates to other tabs: a moving pointer must not write all the time. */
const TELL_EVERY_MS = 5_000

/**
 * Ends the session of a player who is inactive for `durationMs` in every tab and game (GAP-044): logs out, sets the
 * flag for the modal, and loads the home page as a new document, so that nothing of the session stays.
 */
export function useIdleLogout(playerId: string | null, times: IdleTimes): void {
  const { durationMs, tickMs } = times
  const path = useLocalePath()
  const logoutPath = path('/logout')
  const homePath = path('/')
  useEffect(() => {
    if (playerId === null) return
    let state = startIdle(Date.now())
    let toldAt = 0
    const take = (event: IdleEvent) => {
      state = afterIdle(state, event, { durationMs, tickMs })
    }
    const onActive = () => {
      const at = Date.now()
      // Waking up after hours: the inactivity is checked before the first input counts.
      if (at - state.lastActiveAt >= tickMs) look()
      take({ type: 'active', at })
      if (at - toldAt < TELL_EVERY_MS || state.status === 'idle') return
      toldAt = at
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
