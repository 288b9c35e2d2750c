import type { RateLimit } from '../rate/index.ts'

/** More keys than this at once are an attack by itself: the oldest are forgotten. */
const MAX_KEYS = 50_000

/**
 * Counts calls by key in windows of their own length. The answer is 0 when the call may pass, else the
 * milliseconds until the window ends. Counts in this process only.
 */
export function createRateLimiter(
  { limit, windowMs }: RateLimit,
  clock: () => number,
): (key: string) => number {
  const windows = new Map<string, { startedAt: number; calls: number }>()
  return (key) => {
    const now = clock()
    const known = windows.get(key)
    // A clock that was set back ends the window.
    if (known && now >= known.startedAt && now - known.startedAt < windowMs) {
      known.calls += 1
      return known.calls <= limit ? 0 : windowMs - (now - known.startedAt)
    }
    windows.delete(key)
    if (windows.size >= MAX_KEYS) {
      const oldest = windows.keys().next()
      if (!oldest.done) windows.delete(oldest.value)
    }
    windows.set(key, { startedAt: now, calls: 1 })
    return 0
  }
}
