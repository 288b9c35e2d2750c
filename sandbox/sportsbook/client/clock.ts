/** The book's moment, from a clock that never jumps: a visitor's own may be wrong by hours. */
export function createBookClock(nowMs: number) {
  // The page was answered before its script ran.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let base = nowMs - (entry?.responseStart ?? performance.now())
  return {
    now: () => base + performance.now(),
    /** A message is from this moment: messages are told at once, so a large difference is the clock's. */
    told(at: string): void {
      const difference = Date.parse(at) - (base + performance.now())
      if (difference > 0 || difference < -5_000) base += difference
    },
  }
}
