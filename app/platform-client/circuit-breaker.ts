export type CircuitBreaker = {
  /** False while the other side rests: answer at once instead of waiting for another timeout. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
}

/**
 * Stops asking a service that failed `threshold` times in a row, for `restMs`. After that one caller tries
 * it; the others go on resting until that one has an answer.
 */
export function createCircuitBreaker(options: {
  clock: () => number
  threshold: number
  restMs: number
}): CircuitBreaker {
  const { clock, threshold, restMs } = options
  let failures = 0
  let restsUntil = 0
  return {
    mayTry() {
      if (failures < threshold) return true
      const now = clock()
      // A rest that is longer than any is one from before the clock was set back.
      if (now < restsUntil && now >= restsUntil - restMs) return false
      // This caller is the probe: everybody else keeps resting until it reports.
      restsUntil = clock() + restMs
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= threshold) restsUntil = clock() + restMs
    },
  }
}
