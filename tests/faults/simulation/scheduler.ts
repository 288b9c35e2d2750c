import type { Chance } from './chance.ts'

/** Outcomes of a call that leaves a task. `BEFORE`: not executed; `AFTER`: executed, but the answer is lost. */
export type Outcome =
  | 'DONE'
  | 'LOST_BEFORE'
  | 'LOST_AFTER'
  | 'UNDONE'
  | 'CRASH_BEFORE'
  | 'CRASH_AFTER'

export type Call = {
  kind: 'database' | 'provider' | 'pause'
  /** The calling instance; null: the outside world. */
  instance: number | null
  label: string
  run(): Promise<unknown>
  /** The caller's error when the call is lost, and when the database has rolled it back. */
  lost?: () => Error
  undone?: () => Error
}
type Pending = Call & { resolve(value: unknown): void; reject(error: Error): void }

/**
 * Every wait of every task ends up here, and the seed chooses which of all waiting calls continues: tasks, instances
 * and the outside world interleave in every order, in one thread and identically at every replay.
 */
export class Scheduler {
  readonly #pending: Pending[] = []
  readonly #chance: Chance
  /** A hash of all steps in order: two runs of a seed are the same when it is equal. */
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

  /** Lets other calls run first. */
  pause(instance: number | null = null): Promise<void> {
    return this.call({ kind: 'pause', instance, label: 'pause', run: async () => undefined })
  }

  /** Continues one of the waiting calls with its fate; returns both, null when no call waits. */
  async step(outcomeOf: (call: Call) => Outcome): Promise<{ call: Call; fate: Outcome } | null> {
    if (this.#pending.length === 0) return null
    const [call] = this.#pending.splice(this.#chance.below(this.#pending.length), 1)
    if (!call) return null
    const fate = outcomeOf(call)
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

  /** Discards all waiting calls of an instance. */
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

/** Resolves once everything that can continue without waiting has done so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
