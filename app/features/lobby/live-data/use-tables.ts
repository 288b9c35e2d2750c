import { useEffect, useState } from 'react'
import { usePaused } from './paused.ts'
import type { TableChanges, TableStatus, TableStatuses } from './table-status.ts'
import { usePolled } from './use-polled.ts'

/** Used while there is no feed (GAP-106). */
const POLL_MS = 30_000

/**
 * The state of live tables: from the feed if available, else polled twice a minute. No updates in a hidden tab, or
 * while the page is paused. `failed` if neither is available.
 */
export function useTables(segment: string): { value: TableStatuses | null; failed: boolean } {
  const paused = usePaused()
  const [phase, setPhase] = useState<TableFeedState['phase']>(paused ? 'off' : 'connecting')
  const [fed, setFed] = useState<{ segment: string; value: TableStatuses } | null>(null)
  useEffect(() => {
    if (paused) return
    return runTableFeed(`/api/live-tables/feed?locale=${segment}`, {
      onPhase: setPhase,
      onValue: (value) => setFed({ segment, value }),
    })
  }, [segment, paused])
  const value = fed?.segment === segment ? fed.value : null
  const isAlone = phase === 'waiting' || (phase === 'off' && value === null)
  const polled = usePolled<TableStatuses>(isAlone ? `/api/live-tables?locale=${segment}` : null, {
    everyMs: POLL_MS,
    held: paused,
  })
  return isAlone
    ? { value: polled.value ?? value, failed: polled.failed }
    : { value, failed: false }
}

/** Keeps the feed of an address open while the tab is visible, until the returned function is called. */
function runTableFeed(
  address: string,
  on: { onPhase(phase: TableFeedState['phase']): void; onValue(value: TableStatuses): void },
): () => void {
  let state: TableFeedState = OFF
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let known: TableStatuses | null = null

  const send = (event: TableFeedEvent) => {
    const next = nextTableFeed(state, event)
    if (next === state) return
    const before = state
    state = next
    if (next.phase !== before.phase) on.onPhase(next.phase)
    if (next.phase === 'connecting') connect()
    else if (next.phase !== 'open') disconnect()
    if (next.phase === 'waiting') {
      timer = setTimeout(() => send({ type: 'due' }), next.waitMs)
    }
  }
  const lost = () => send({ type: 'lost', chance: Math.random() })
  const isHeardFrom = () => {
    clearTimeout(timer)
    timer = setTimeout(lost, SILENCE_MS)
  }
  const connect = () => {
    known = null
    const opening = new EventSource(address)
    source = opening
    isHeardFrom()
    opening.addEventListener('message', ({ data }) => {
      const changes = readTableChanges(data)
      if (changes === null || source !== opening) return
      isHeardFrom()
      known = withChanges(known, changes)
      on.onValue(known)
      send({ type: 'news' })
    })
    opening.addEventListener('alive', isHeardFrom)
    // A browser reconnects after its own delay, all clients after the same: the state machine above does it better.
    opening.addEventListener('error', () => {
      if (source === opening) lost()
    })
  }
  const disconnect = () => {
    clearTimeout(timer)
    const closing = source
    source = null
    closing?.close()
  }

  const look = () => send({ type: document.hidden ? 'leave' : 'look' })
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    send({ type: 'leave' })
  }
}

/** A message of the feed, or null if it is invalid. */
export function readTableChanges(text: unknown): TableChanges | null {
  if (typeof text !== 'string') return null
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(message)) return null
  const changes: TableChanges = {}
  for (const [code, it] of Object.entries(message)) {
    const figure = it === null ? null : parseTableStatus(it)
    if (figure === undefined) return null
    changes[code] = figure
  }
  return changes
}

/** The known tables after a change. */
export function withChanges(known: TableStatuses | null, changes: TableChanges): TableStatuses {
  const next = { ...known }
  for (const [code, it] of Object.entries(changes)) {
    if (it === null) delete next[code]
    else next[code] = it
  }
  return next
}

function parseTableStatus(it: unknown): TableStatus | undefined {
  if (!isRecord(it)) return undefined
  const { open, seats, taken, dealer, limits } = it
  return typeof open === 'boolean' &&
    typeof seats === 'number' &&
    typeof taken === 'number' &&
    typeof limits === 'string' &&
    isDealer(dealer)
    ? { open, seats, taken, dealer, limits }
    : undefined
}

function isDealer(it: unknown): it is TableStatus['dealer'] {
  return it === null || it === 'BETTING' || it === 'DEALING' || it === 'PAYING' || it === 'AWAY'
}

function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it)
}

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
const SILENCE_MS = 45_000

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
