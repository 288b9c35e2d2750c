/** What a person does on the site or in a game's frame, for who ends sessions that nobody uses (GAP-044). */

const listeners = new Set<() => void>()

/** Says that somebody is there: frames tell it for what happens inside them. */
export function noteActivity(): void {
  for (const listener of listeners) listener()
}

export function onActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
