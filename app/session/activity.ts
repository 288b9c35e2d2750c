/** User activity on the site or in a game's frame, for the code that ends inactive sessions (GAP-044). */

const listeners = new Set<() => void>()

/** Reports user activity: frames call it for input inside them. */
export function noteActivity(): void {
  for (const listener of listeners) listener()
}

export function onActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
