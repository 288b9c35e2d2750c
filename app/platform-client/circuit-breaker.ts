export type CircuitBreaker = {
  /** False while the circuit is open: fail at once instead of waiting for another timeout. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
}

/**
 * Stops calling a service that failed `threshold` times in a row, for `restMs`. After that one caller probes it; the
 * circuit stays open for the others until the probe has a result.
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
      // A rest longer than `restMs` means that the clock was set back.
      if (now < restsUntil && now >= restsUntil - restMs) return false
      // This caller is the probe: the circuit stays open for all others until it reports.
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
