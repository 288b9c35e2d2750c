/** More keys than this at once are an attack by themselves: the oldest are forgotten. */
const MAX_KEYS = 50_000

type Counted = { startedAt: number; count: number }

/**
 * Counts by key in windows of one length, each of which begins with the first of its own. A clock that was set
 * back ends them. In this process only.
 */
export function createWindows(windowMs: number, clock: () => number) {
  const windows = new Map<string, Counted>()

  return {
    /** The window of a key that has not ended; begins one where there is none. */
    of(key: string): Counted {
      const known = windows.get(key)
      const age = clock() - (known?.startedAt ?? 0)
      if (known && age >= 0 && age < windowMs) return known
      windows.delete(key)
      const oldest = windows.keys().next()
      if (windows.size >= MAX_KEYS && !oldest.done) windows.delete(oldest.value)
      const begun = { startedAt: clock(), count: 0 }
      windows.set(key, begun)
      return begun
    },
  }
}
