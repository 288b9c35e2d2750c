import { FEED_REPEATS_MS } from '#contracts/wallet-feed.ts'

const MAX_KEPT = 50_000

/**
 * Whose data changed a moment ago. A page reads its data before it opens its feed: what changes in between is in neither,
 * unless the feed repeats it. Bounded: the oldest are forgotten.
 */
export class RecentChanges {
  readonly #clock: () => number
  /** In the order of the changes. */
  readonly #changedAt = new Map<string, number>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  note(playerId: string): void {
    const now = this.#clock()
    this.#changedAt.delete(playerId)
    this.#changedAt.set(playerId, now)
    for (const [oldest, at] of this.#changedAt) {
      if (now - at < FEED_REPEATS_MS && this.#changedAt.size <= MAX_KEPT) break
      this.#changedAt.delete(oldest)
    }
  }

  has(playerId: string): boolean {
    const at = this.#changedAt.get(playerId)
    return at !== undefined && this.#clock() - at < FEED_REPEATS_MS
  }
}
