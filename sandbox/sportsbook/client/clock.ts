/** The book's current time, from a monotonic clock: a visitor's own clock may be wrong by hours. */
export function createBookClock(nowMs: number) {
  // The page was served before its script ran.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let base = nowMs - (entry?.responseStart ?? performance.now())
  return {
    now: () => base + performance.now(),
    /** A message is from this moment. Messages arrive at once, so a large difference is an error of the clock. */
    syncTo(at: string): void {
      const difference = Date.parse(at) - (base + performance.now())
      if (difference > 0 || difference < -5_000) base += difference
    },
  }
}
