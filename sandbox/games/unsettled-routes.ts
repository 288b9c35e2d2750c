import { Hono } from 'hono'
import { errorResponse } from '../error-response.ts'

/** A round whose money the operator refuses for good: nothing is sent again until people have looked at it. */
export type Unsettled = {
  roundId: string
  provider: string
  gameId: string
  currency: string
  /** What the operator does not take: a payout, or a stake on its way back. */
  waits: 'PAYOUT' | 'STAKE'
  amountMinor: number
  /** The operator's code. */
  refusal: string
  /** Unix milliseconds. */
  since: number
}
export type UnsettledRounds = {
  list(): Promise<Unsettled[]>
  /** Sends it once more, now that its cause is put right; what it waits for since, or null where it is none. */
  retry(roundId: string): Promise<'SETTLED' | 'REFUSED' | 'PENDING' | null>
}

export const UNSETTLED_PATH = '/unsettled-rounds'

/** What the people of a provider see of refused rounds, and their way to try them again. */
export function unsettledRoutes(sources: readonly UnsettledRounds[]) {
  const app = new Hono()
  app.get('/', async (c) => {
    const lists = await Promise.all(sources.map((it) => it.list()))
    return c.json({ rounds: lists.flat().sort((a, b) => a.since - b.since) })
  })
  app.post('/:id/retry', async (c) => {
    for (const source of sources) {
      const state = await source.retry(c.req.param('id'))
      if (state !== null) return c.json({ state })
    }
    return errorResponse(404, 'NOT_FOUND')
  })
  return app
}
