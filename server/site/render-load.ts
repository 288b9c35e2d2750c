import { networkOf } from '#content-lake/auth/caller.ts'
import { NoTurnError, Turns } from '#content-lake/http/turns.ts'

/** Requests that the pages are answering, for one network and in all; what exceeds them is refused at once. */
const UNDER_WAY = { each: 100, together: 600 }
/** A render takes the processor for tens of milliseconds; everything that is under way may wait for one. */
const RENDERS = {
  atOnce: 10,
  atOnceEach: 2,
  waiting: UNDER_WAY.together,
  waitingEach: UNDER_WAY.each,
}

/**
 * Limits what visitors can make the pages do at the same time. Only the render itself has a turn: a page that waits for
 * the platform or the content keeps nobody from being rendered.
 */
export class RenderLoad {
  readonly #underWay = new Map<string, number>()
  readonly #renders = new Turns(RENDERS)
  #together = 0

  /** Rejects with NoTurnError when too much is under way, for this visitor's network or in all. */
  async answer<Answer>(address: string, work: () => Promise<Answer>): Promise<Answer> {
    const network = networkOf(address)
    const own = this.#underWay.get(network) ?? 0
    if (own >= UNDER_WAY.each || this.#together >= UNDER_WAY.together)
      throw new NoTurnError('Too many pages are being made')
    this.#underWay.set(network, own + 1)
    this.#together += 1
    try {
      return await work()
    } finally {
      this.#together -= 1
      const left = (this.#underWay.get(network) ?? 1) - 1
      if (left > 0) this.#underWay.set(network, left)
      else this.#underWay.delete(network)
    }
  }

  render<Page>(address: string, work: () => Promise<Page>): Promise<Page> {
    return this.#renders.run(networkOf(address), work)
  }
}
