import type { Chance } from './chance.ts'

/** What may happen to a call that leaves a task. `BEFORE`: nothing was done; `AFTER`: it was done, and nobody hears of it. */
export type Fate = 'DONE' | 'LOST_BEFORE' | 'LOST_AFTER' | 'UNDONE' | 'CRASH_BEFORE' | 'CRASH_AFTER'

export type Call = {
  kind: 'database' | 'provider' | 'pause'
  /** The instance that makes it; null: somebody outside. */
  instance: number | null
  label: string
  run(): Promise<unknown>
  /** What the caller hears when the call is lost, and when the database has undone it. */
  lost?: () => Error
  undone?: () => Error
}
type Pending = Call & { resolve(value: unknown): void; reject(error: Error): void }

/**
 * Every wait of every task ends up here, and one of all that wait is chosen by the seed to go on: tasks, instances and
 * the world outside pass each other in every order, in one thread and the same at every replay.
 */
export class Scheduler {
  readonly #pending: Pending[] = []
  readonly #chance: Chance
  /** Every step in its order, as one number: two runs of a seed are the same when these are. */
  trace = 0

  constructor(chance: Chance) {
    this.#chance = chance
  }

  get waiting(): number {
    return this.#pending.length
  }

  call<Value>(call: Call): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      this.#pending.push({ ...call, resolve: resolve as (value: unknown) => void, reject })
    })
  }

  /** Lets somebody else go first. */
  pause(instance: number | null = null): Promise<void> {
    return this.call({ kind: 'pause', instance, label: 'pause', run: async () => undefined })
  }

  /** One of the waiting calls goes on, with what befalls it; answers what that was, null where nobody waits. */
  async step(fateOf: (call: Call) => Fate): Promise<{ call: Call; fate: Fate } | null> {
    if (this.#pending.length === 0) return null
    const [call] = this.#pending.splice(this.#chance.below(this.#pending.length), 1)
    if (!call) return null
    const fate = fateOf(call)
    this.note(`${call.instance} ${call.label} ${fate}`)
    if (fate === 'LOST_BEFORE') call.reject(call.lost?.() ?? new Error('lost'))
    else if (fate === 'UNDONE') call.reject(call.undone?.() ?? new Error('undone'))
    else if (fate === 'LOST_AFTER') {
      await call.run().catch(() => undefined)
      call.reject(call.lost?.() ?? new Error('lost'))
    } else if (fate === 'CRASH_AFTER') await call.run().catch(() => undefined)
    else if (fate === 'DONE') await call.run().then(call.resolve, call.reject)
    await settled()
    return { call, fate }
  }

  /** Whatever an instance was waiting for is gone with it. */
  drop(instance: number): void {
    for (let n = this.#pending.length - 1; n >= 0; n -= 1) {
      if (this.#pending[n]?.instance === instance) this.#pending.splice(n, 1)
    }
  }

  note(text: string): void {
    for (let n = 0; n < text.length; n += 1) {
      this.trace = (Math.imul(this.trace, 31) + text.charCodeAt(n)) | 0
    }
  }
}

/** Once whatever can go on without waiting has gone on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
