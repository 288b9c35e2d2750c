/**
 * The feed of live tables as a state machine (decision 0034). Pure: the hook executes it. It never gives up; while it
 * waits to reconnect, polling takes over.
 */
export type TableFeedState =
  /** The tab is hidden, or live figures are paused. */
  | { phase: 'off' }
  | { phase: 'connecting'; failures: number }
  | { phase: 'open'; failures: number }
  | { phase: 'waiting'; failures: number; waitMs: number }

export type TableFeedEvent =
  | { type: 'look' }
  | { type: 'leave' }
  | { type: 'news' }
  /** Refused, broken, ended by the server, or silent for too long; `chance` is between 0 and 1. */
  | { type: 'lost'; chance: number }
  | { type: 'due' }

export const OFF: TableFeedState = { phase: 'off' }

/** Doubled with each failure, so that a recovering server is not hit by all clients at once. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server sends something every 20 s; a connection silent for longer counts as lost. */
export const SILENCE_MS = 45_000

/** The next state, or the same object if the event has no effect. */
export function nextTableFeed(state: TableFeedState, event: TableFeedEvent): TableFeedState {
  if (event.type === 'leave') return state.phase === 'off' ? state : OFF
  switch (state.phase) {
    case 'off':
      return event.type === 'look' ? { phase: 'connecting', failures: 0 } : state
    case 'connecting':
      if (event.type === 'news') return { phase: 'open', failures: 0 }
      return event.type === 'lost' ? wait(state.failures + 1, event.chance) : state
    case 'open':
      return event.type === 'lost' ? wait(1, event.chance) : state
    case 'waiting':
      return event.type === 'due' ? { phase: 'connecting', failures: state.failures } : state
  }
}

/** Between half of the delay and all of it. */
function wait(failures: number, chance: number): TableFeedState {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  return { phase: 'waiting', failures, waitMs: Math.round(longest * (0.5 + chance / 2)) }
}
