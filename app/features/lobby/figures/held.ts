import { useSyncExternalStore } from 'react'

/** Whether live figures are paused: one switch for the whole page, kept while the tab is open (WCAG 2.2.2). */
let held = false
const listeners = new Set<() => void>()

export function hold(on: boolean): void {
  held = on
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => false,
  )
}
