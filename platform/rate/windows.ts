/** More keys than this at once are an attack in themselves: the oldest are dropped. */
const MAX_KEYS = 50_000

type Counted = { startedAt: number; count: number }

/**
 * Counts by key in windows of one length, each starting with its first call. A clock that was set back ends them. In
 * this process only.
 */
export function createWindows(windowMs: number, clock: () => number) {
  const windows = new Map<string, Counted>()

  return {
    /** The open window of a key; starts one where there is none. */
    of(key: string): Counted {
      const known = windows.get(key)
      const age = clock() - (known?.startedAt ?? 0)
      if (known && age >= 0 && age < windowMs) return known
      windows.delete(key)
      const oldest = windows.keys().next()
      if (windows.size >= MAX_KEYS && !oldest.done) windows.delete(oldest.value)
      const newWindow = { startedAt: clock(), count: 0 }
      windows.set(key, newWindow)
      return newWindow
    },
  }
}
