/** Evaluated nodes and the like; some tens of milliseconds. */
const COST_OF_TURN = 20_000

/**
 * Queues the events of commits for the streams: in order, yielding to the event loop in between. However many streams
 * are open, a commit does not hold the process. `deliver` does not throw.
 */
export class Deliveries {
  readonly #queue: { cost: number; deliver: () => void }[] = []
  #isRunning = false

  /** `cost` is roughly how many nodes of a filter are evaluated. */
  add(cost: number, deliver: () => void): void {
    this.#queue.push({ cost, deliver })
    if (this.#isRunning) return
    this.#isRunning = true
    setImmediate(() => this.#turn())
  }

  #turn(): void {
    let spent = 0
    let done = 0
    for (const { cost, deliver } of this.#queue) {
      if (spent >= COST_OF_TURN) break
      deliver()
      spent += cost
      done += 1
    }
    this.#queue.splice(0, done)
    if (this.#queue.length > 0) setImmediate(() => this.#turn())
    else this.#isRunning = false
  }
}
