import { useLocation } from '@remix-run/react'
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import { loadMessages } from '#app/market/i18n.client.ts'
import { CHECK_HISTORY_PATH, PLAY_TIME_PATH } from '#app/session/protection-paths.ts'
import type { RealityCheckPayload } from '#contracts/frame-messages.ts'
import { lockedForMs, minutesPlayed, type PlayClock, STOPPED } from './play-clock.ts'
import { usePlayClock } from './use-play-clock.ts'

/** Loads the texts with the check: most pages never show it. */
const CheckDialog = lazy(
  async () => (await Promise.all([import('./CheckDialog.tsx'), loadMessages(['activity'])]))[0],
)

const ClockContext = createContext<PlayClock>(STOPPED)

/** The payload of a due check for a game; null: none is due. */
export function useDueCheck(): { payload: RealityCheckPayload | null } | null {
  const clock = useContext(ClockContext)
  if (clock.status !== 'expired') return null
  const { summary } = clock
  if (summary === null) return { payload: null }
  const { turnover, winnings, delta, currency } = summary
  return { payload: { minutesPlayed: minutesPlayed(summary), turnover, winnings, delta, currency } }
}

/** The player's play time setting in seconds; null: not known yet. */
export function usePlayTimeS(): number | null {
  const clock = useContext(ClockContext)
  return clock.status === 'stopped' ? null : clock.timer.durationMs / 1_000
}

/**
 * Tracks the time played on every page and shows the check over any page when it is due. During the market's rest the
 * history stays readable, because the check links to it; on the play time page the check is part of the page.
 */
export function ActivityProvider(props: { playerId: string | null; children: ReactNode }) {
  const { clock, look, respond } = usePlayClock(props.playerId)
  const { pathname } = useLocation()
  const isLocked = clock.status === 'expired' && lockedForMs(clock) > 0
  const hasRoom =
    pathname.endsWith(PLAY_TIME_PATH) || (isLocked && pathname.endsWith(CHECK_HISTORY_PATH))
  return (
    <ClockContext.Provider value={clock}>
      {props.children}
      {clock.status === 'expired' && clock.summary !== null && !hasRoom ? (
        <Suspense fallback={null}>
          <CheckDialog
            summary={clock.summary}
            lockedForMs={lockedForMs(clock)}
            respond={respond}
            onUnlocked={look}
          />
        </Suspense>
      ) : null}
    </ClockContext.Provider>
  )
}
