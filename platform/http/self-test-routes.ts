import { selfTestCalls } from '#contracts/player-api/self-test.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { deleteSelfTests, readSelfTests, storeSelfTest } from '../self-test/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Results of the self-test that the player chose to keep (ours). */
export function selfTestRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(selfTestCalls, {
    readSelfTests: async ({ player }) => ok(await readSelfTests(deps, player)),
    async keepSelfTest({ player, body }) {
      await storeSelfTest(deps, player, body)
      return ok(null)
    },
    async forgetSelfTests({ player }) {
      await deleteSelfTests(deps, player)
      return ok(null)
    },
  })
}
