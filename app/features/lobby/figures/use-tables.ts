import { useEffect, useState } from 'react'
import { useHeld } from './held.ts'
import { readTableChanges, withChanges } from './table-changes.ts'
import {
  nextTableFeed,
  OFF,
  SILENCE_MS,
  type TableFeedEvent,
  type TableFeedState,
} from './table-feed.ts'
import type { TableFigures } from './table-figure.ts'
import { usePolled } from './use-polled.ts'

/** Used while there is no feed (GAP-106). */
const POLL_MS = 30_000

/**
 * The state of live tables: from the feed if available, else polled twice a minute. No updates in a hidden tab, or
 * while the page is paused. `failed` if neither is available.
 */
export function useTables(segment: string): { value: TableFigures | null; failed: boolean } {
  const held = useHeld()
  const [phase, setPhase] = useState<TableFeedState['phase']>(held ? 'off' : 'connecting')
  const [fed, setFed] = useState<{ segment: string; value: TableFigures } | null>(null)
  useEffect(() => {
    if (held) return
    return runTableFeed(`/api/live-tables/feed?locale=${segment}`, {
      onPhase: setPhase,
      onValue: (value) => setFed({ segment, value }),
    })
  }, [segment, held])
  const value = fed?.segment === segment ? fed.value : null
  const isAlone = phase === 'waiting' || (phase === 'off' && value === null)
  const polled = usePolled<TableFigures>(isAlone ? `/api/live-tables?locale=${segment}` : null, {
    everyMs: POLL_MS,
    held,
  })
  return isAlone
    ? { value: polled.value ?? value, failed: polled.failed }
    : { value, failed: false }
}

/** Keeps the feed of an address open while the tab is visible, until the returned function is called. */
function runTableFeed(
  address: string,
  on: { onPhase(phase: TableFeedState['phase']): void; onValue(value: TableFigures): void },
): () => void {
  let state: TableFeedState = OFF
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let known: TableFigures | null = null

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
