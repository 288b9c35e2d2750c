import { useSyncExternalStore } from 'react'

/** Whether live figures are paused: one switch for the whole page, kept while the tab is open (WCAG 2.2.2). */
let paused = false
const listeners = new Set<() => void>()

export function pause(on: boolean): void {
  paused = on
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function usePaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  )
}
