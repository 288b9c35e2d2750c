import { NoTurnError } from './turns.ts'

type PaceLimits = {
  /** For each client; a whole number of them may come at once. */
  perSecond: number
  atOnce: number
  /** Who would have to wait longer is refused. */
  maxWaitMs: number
}

/** Clients whose turns are remembered; with more, the one that has asked for nothing for longest is forgotten. */
const MOST_CLIENTS = 10_000

/**
 * Lets each client begin so much in a second and no more: what comes too early waits until it is due (the generic cell
 * rate algorithm, ITU-T I.371).
 */
export class Pace {
  readonly #limits: PaceLimits
  readonly #clock: () => number
  /** When a client that comes in time is expected next, by client. */
  readonly #due = new Map<string, number>()

  /** `clock` is in milliseconds and never goes back. */
  constructor(limits: PaceLimits, clock: () => number = () => performance.now()) {
    this.#limits = limits
    this.#clock = clock
  }

  /** Resolves when it is this client's turn; rejects with NoTurnError at once where that is too late. */
  async turn(client: string): Promise<void> {
    const wait = this.#take(client)
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }

  /** Milliseconds until the turn that this call takes. */
  #take(client: string): number {
    const { perSecond, atOnce, maxWaitMs } = this.#limits
    if (perSecond === Number.POSITIVE_INFINITY) return 0
    const now = this.#clock()
    const each = 1_000 / perSecond
    const due = Math.max(now, this.#due.get(client) ?? now)
    const wait = Math.max(0, due - now - (atOnce - 1) * each)
    if (wait > maxWaitMs) throw new NoTurnError('Too much is waiting')
    // In the order of their last turn, so the first is the one whose time was over first.
    this.#due.delete(client)
    this.#due.set(client, due + each)
    if (this.#due.size > MOST_CLIENTS) this.#due.delete(this.#due.keys().next().value ?? '')
    return wait
  }
}
