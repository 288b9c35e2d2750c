import { keptSelfTest, keptSelfTests } from '#contracts/player-api/self-test.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { forgetSelfTests, keepSelfTest, readSelfTests } from '../self-test/index.ts'
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player/self-tests'

/** Results of the self-test that the player chose to keep (ours). */
export function selfTestRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: PATH,
      summary: 'The results that were kept: day and band, newest first',
      status: 200,
      response: keptSelfTests,
      refusals: [],
      handle: async ({ player }) => ok(await readSelfTests(deps, player)),
    }),
    playerRoute({
      method: 'POST',
      path: PATH,
      summary: 'Keep a result, with the player’s consent: its day and band, no answer',
      isLimited: true,
      body: keptSelfTest,
      status: 204,
      response: null,
      refusals: [],
      handle: async ({ player }, { body }) => {
        await keepSelfTest(deps, player, body)
        return ok(null)
      },
    }),
    playerRoute({
      method: 'DELETE',
      path: PATH,
      summary: 'Forget all results, for good',
      status: 204,
      response: null,
      refusals: [],
      handle: async ({ player }) => {
        await forgetSelfTests(deps, player)
        return ok(null)
      },
    }),
  ]
}
