type Job = { key: string; run: () => Promise<unknown> }

/**
 * Background work: a few jobs at a time, each key once, retried after the given delays. Gives up silently, since the
 * code that needs the result will request it again.
 */
export class BackgroundQueue {
  readonly #options: { atOnce: number; retryAfterMs: readonly number[] }
  readonly #known = new Set<string>()
  readonly #waiting: Job[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  #active = 0
  #closed = false

  constructor(options: { atOnce: number; retryAfterMs: readonly number[] }) {
    this.#options = options
  }

  add(key: string, run: () => Promise<unknown>): void {
    if (this.#closed || this.#known.has(key)) return
    this.#known.add(key)
    this.#waiting.push({ key, run })
    this.#next()
  }

  close(): void {
    this.#closed = true
    this.#waiting.length = 0
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #next(): void {
    while (this.#active < this.#options.atOnce) {
      const job = this.#waiting.shift()
      if (!job) return
      this.#active += 1
      void this.#attempt(job, 0)
    }
  }

  async #attempt(job: Job, attempt: number): Promise<void> {
    const done = await job.run().then(
      () => true,
      () => false,
    )
    this.#active -= 1
    const wait = this.#options.retryAfterMs[attempt]
    if (done || wait === undefined || this.#closed) this.#known.delete(job.key)
    else this.#later(wait, () => this.#attempt(job, attempt + 1))
    this.#next()
  }

  /** A job waiting for a retry takes no slot; retries may exceed `atOnce` by the few that are due at the same time. */
  #later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#active += 1
      void work()
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }
}
