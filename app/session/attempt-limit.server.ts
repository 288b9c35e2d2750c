import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Ten a minute and address (GAP-006). */
const POINTS = 10
const WINDOW_S = 60

export type AttemptLimit = {
  /** Takes one attempt of this address; false when there is none left. */
  take(address: string): Promise<boolean>
  /** Gives one back: an attempt that succeeded was no guess. */
  giveBack(address: string): Promise<void>
}

/** Bounds guessing. Taken before the work, so that many at once cannot slip through. */
export function createAttemptLimit(points = POINTS): AttemptLimit {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_S })
  return {
    async take(address) {
      try {
        await limiter.consume(address)
        return true
      } catch {
        return false
      }
    },
    async giveBack(address) {
      await limiter.reward(address)
    },
  }
}
