import { useLocation } from '@remix-run/react'
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import { bringMessages } from '#app/market/i18n.client.ts'
import type { RealityCheckPayload } from '#contracts/frame-messages.ts'
import { CHECK_HISTORY_PATH, PLAY_TIME_PATH } from './paths.ts'
import { lockedForMs, minutesPlayed, type PlayClock, STOPPED } from './play-clock.ts'
import { usePlayClock } from './use-play-clock.ts'

/** The words come with the check: most pages never show it. */
const CheckDialog = lazy(
  async () => (await Promise.all([import('./CheckDialog.tsx'), bringMessages(['activity'])]))[0],
)

const ClockContext = createContext<PlayClock>(STOPPED)

/** Whether a check is due, with what it says to a game; null: none is. */
export function useDueCheck(): { payload: RealityCheckPayload | null } | null {
  const clock = useContext(ClockContext)
  if (clock.status !== 'expired') return null
  const { summary } = clock
  if (summary === null) return { payload: null }
  const { turnover, winnings, delta, currency } = summary
  return { payload: { minutesPlayed: minutesPlayed(summary), turnover, winnings, delta, currency } }
}

/** The play time of the player in seconds; null: nobody has said it yet. */
export function usePlayTimeS(): number | null {
  const clock = useContext(ClockContext)
  return clock.status === 'stopped' ? null : clock.timer.durationMs / 1_000
}

/**
 * Watches the time played on every page and puts the check over whatever is open when it is up. While the market's rest
 * lasts the history can be read, for the check's own link leads there; on the page of the play time it stands in the page.
 */
export function ActivityProvider(props: { playerId: string | null; children: ReactNode }) {
  const { clock, look, say } = usePlayClock(props.playerId)
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
            say={say}
            onUnlocked={look}
          />
        </Suspense>
      ) : null}
    </ClockContext.Provider>
  )
}
