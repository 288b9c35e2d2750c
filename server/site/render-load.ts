import { networkOf } from '#content-lake/auth/caller.ts'
import { Pace } from '#content-lake/turns/pace.ts'
import { Turns } from '#content-lake/turns/turns.ts'

/** Requests that the pages are answering, for one network and in all; what exceeds them is refused at once. */
const UNDER_WAY = { each: 100, together: 600 }
const ANSWERS = {
  atOnce: UNDER_WAY.together,
  atOnceEach: UNDER_WAY.each,
  waiting: 0,
  waitingEach: 0,
}
/** A render takes the processor for tens of milliseconds; everything that is under way may wait for one. */
const RENDERS = {
  atOnce: 10,
  atOnceEach: 2,
  waiting: UNDER_WAY.together,
  waitingEach: UNDER_WAY.each,
}

/** A page that comes later is no longer waited for. */
const MAX_WAIT_MS = 4_000

/**
 * Limits what visitors can make the pages do, at the same time and in a second. Only the render itself has a turn: a page
 * that waits for the platform or the content does not block other renders.
 */
export class RenderLoad {
  readonly #answers = new Turns(ANSWERS)
  readonly #renders = new Turns(RENDERS)
  readonly #pace: Pace

  /** `perSecond` answers of one network. */
  constructor(perSecond: number) {
    this.#pace = new Pace({ perSecond, atOnce: perSecond, maxWaitMs: MAX_WAIT_MS })
  }

  /** Rejects with NoTurnError when too much is under way, for this visitor's network or in all. */
  answer<Answer>(address: string, work: () => Promise<Answer>): Promise<Answer> {
    const network = networkOf(address)
    return this.#answers.run(network, async () => {
      await this.#pace.turn(network)
      return work()
    })
  }

  render<Page>(address: string, work: () => Promise<Page>): Promise<Page> {
    return this.#renders.run(networkOf(address), work)
  }
}
