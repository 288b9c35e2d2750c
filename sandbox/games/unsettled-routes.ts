import { Hono } from 'hono'
import { errorResponse } from '../error-response.ts'

/** A round whose money the operator refuses for good: nothing is resent until staff have looked at it. */
export type Unsettled = {
  roundId: string
  provider: string
  gameId: string
  currency: string
  /** What the operator refuses: a payout, or a returned stake. */
  waits: 'PAYOUT' | 'STAKE'
  amountMinor: number
  /** The operator's code. */
  refusal: string
  /** Unix milliseconds. */
  since: number
}
export type UnsettledRounds = {
  list(): Promise<Unsettled[]>
  /** Sends it again after its cause has been fixed; returns the new state, or null when there is no such round. */
  retry(roundId: string): Promise<'SETTLED' | 'REFUSED' | 'PENDING' | null>
}

export const UNSETTLED_PATH = '/unsettled-rounds'

/** The rounds of several sources in one list, oldest first. */
export function allUnsettled(sources: readonly UnsettledRounds[]): UnsettledRounds {
  return {
    async list() {
      const lists = await Promise.all(sources.map((it) => it.list()))
      return lists.flat().sort((a, b) => a.since - b.since)
    },
    async retry(roundId) {
      for (const source of sources) {
        const state = await source.retry(roundId)
        if (state !== null) return state
      }
      return null
    },
  }
}

/** Refused rounds for the provider's own programs; the console shows the same. */
export function unsettledRoutes(rounds: UnsettledRounds) {
  const app = new Hono()
  app.get('/', async (c) => c.json({ rounds: await rounds.list() }))
  app.post('/:id/retry', async (c) => {
    const state = await rounds.retry(c.req.param('id'))
    return state === null ? errorResponse(404, 'NOT_FOUND') : c.json({ state })
  })
  return app
}
