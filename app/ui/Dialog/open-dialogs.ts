import { useSyncExternalStore } from 'react'

/** How many dialogs are over the page. Apart from the dialog itself, whose behaviour is loaded on use. */
let open = 0
const listeners = new Set<() => void>()

/** Counts a dialog as open until the returned function is called. */
export function noteOpenDialog(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether a dialog is over the page. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  )
}

function change(by: 1 | -1): void {
  open += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
