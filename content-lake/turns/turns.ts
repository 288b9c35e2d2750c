/** Limits on work that runs at once and on work that waits, in total and for each client. */
type TurnLimits = { atOnce: number; atOnceEach: number; waiting: number; waitingEach: number }

type Waiting = { key: string; begin(): void }

/** Too much work is already waiting, in total or for this client. */
export class NoTurnError extends Error {
  override name = 'NoTurnError'
}

/**
 * Shares a scarce resource between clients. A client that uses all of its places does not delay the others: the first
 * in the queue whose client has a free place is next.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #queue: Waiting[] = []
  readonly #running = new Map<string, number>()
  #active = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  get counts(): { running: number; waiting: number } {
    return { running: this.#active, waiting: this.#queue.length }
  }

  /** Rejects with NoTurnError at once when the queue has no place for this client. */
  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    if (this.#mayBegin(key)) this.#begin(key)
    else await this.#wait(key)
    try {
      return await work()
    } finally {
      this.#end(key)
    }
  }

  #mayBegin(key: string): boolean {
    const { atOnce, atOnceEach } = this.#limits
    return this.#active < atOnce && (this.#running.get(key) ?? 0) < atOnceEach
  }

  #begin(key: string): void {
    this.#active += 1
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #wait(key: string): Promise<void> {
    const own = this.#queue.filter((it) => it.key === key).length
    if (this.#queue.length >= this.#limits.waiting || own >= this.#limits.waitingEach)
      return Promise.reject(new NoTurnError('Too much is waiting'))
    return new Promise((resolve) => this.#queue.push({ key, begin: resolve }))
  }

  #end(key: string): void {
    this.#active -= 1
    const left = (this.#running.get(key) ?? 1) - 1
    if (left > 0) this.#running.set(key, left)
    else this.#running.delete(key)
    const index = this.#queue.findIndex((it) => this.#mayBegin(it.key))
    const [next] = index === -1 ? [] : this.#queue.splice(index, 1)
    if (!next) return
    // Counted here, not when the promise is handled, so that no other work takes the place in between.
    this.#begin(next.key)
    next.begin()
  }
}
