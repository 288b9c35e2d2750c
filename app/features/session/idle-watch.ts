/** The inactivity watch (SES-11, GAP-044): states and events, without a clock. */

/** The play time for players who have not set one (CON-13). */
export const DEFAULT_PLAY_TIME_S = 120 * 60

export type IdleTimes = { durationMs: number; tickMs: number }

/** LIM-23: 1,800 seconds are 1,800,000 ms with a tick of a tenth. */
export function idleTimes(seconds: number): IdleTimes {
  const durationMs = seconds * 1_000
  return { durationMs, tickMs: durationMs / 10 }
}

export type IdleState = { status: 'watching' | 'idle'; lastActiveAt: number }

export type IdleEvent =
  /** The user was active in this tab. */
  | { type: 'active'; at: number }
  /** Time to check; `elsewhere` is the last activity in another tab. */
  | { type: 'tick'; at: number; elsewhere: number | null }
  /** The logout request failed. */
  | { type: 'failed' }

export function startIdle(at: number): IdleState {
  return { status: 'watching', lastActiveAt: at }
}

/** Idle is final: activity while the logout is in flight changes nothing. */
export function afterIdle(state: IdleState, event: IdleEvent, times: IdleTimes): IdleState {
  switch (event.type) {
    case 'active':
      return state.status === 'watching' && event.at > state.lastActiveAt
        ? { ...state, lastActiveAt: event.at }
        : state
    case 'tick': {
      if (state.status === 'idle') return state
      // A clock that was set back must not extend a session: a future time counts as now.
      const seen = [state.lastActiveAt, event.elsewhere ?? 0].map((it) => Math.min(it, event.at))
      const lastActiveAt = Math.max(...seen)
      const idle = event.at - lastActiveAt >= times.durationMs
      return { status: idle ? 'idle' : 'watching', lastActiveAt }
    }
    case 'failed':
      // The next check finds the same inactivity and retries.
      return { ...state, status: 'watching' }
  }
}
