import type { RateLimit } from './rate-store.ts'
import { createWindows } from './windows.ts'

type RateLimiter = {
  /** Counts a call: 0 when it may pass, otherwise the milliseconds until the window ends. */
  take(key: string): number
}

/** Counts calls by key, each in its own window. In this process only. */
export function createRateLimiter(
  { limit, windowMs }: RateLimit,
  clock: () => number,
): RateLimiter {
  const windows = createWindows(windowMs, clock)
  return {
    take(key) {
      const window = windows.of(key)
      window.count += 1
      return window.count <= limit ? 0 : windowMs - (clock() - window.startedAt)
    },
  }
}
