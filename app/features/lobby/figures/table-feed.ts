/**
 * The feed of live tables as a table of states and events (decision 0034). Pure: the hook does what it says. It never
 * gives up; while it waits, the poll asks.
 */
export type TableFeedState =
  /** Nobody looks: the tab is hidden, or what moves is held. */
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

/** Doubled with each failure, so that a server that comes back is not met by everybody at once. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server says something every 20 s; a connection that says nothing for longer is none. */
export const SILENCE_MS = 45_000

/** The next state, or the same object where the event means nothing. */
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

/** Between half of the wait and all of it. */
function wait(failures: number, chance: number): TableFeedState {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  return { phase: 'waiting', failures, waitMs: Math.round(longest * (0.5 + chance / 2)) }
}
