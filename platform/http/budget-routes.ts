import { budgetCalls } from '#contracts/player-api/budget.ts'
import { ok } from '#contracts/result.ts'
import { readBudget, readOwnBudget, removeOwnBudget, setOwnBudget } from '../budget/index.ts'
import type { Db } from '../db/db.ts'
import { bindCalls, type Route } from './route.ts'

/** The player's own money and time by calendar period (ours). */
export function budgetRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(budgetCalls, {
    readBudget: ({ player, query }) => readBudget(deps, player, query),
    readOwnBudget: async ({ player }) => ok(await readOwnBudget(deps, player)),
    setOwnBudget: async ({ player, body }) => ok(await setOwnBudget(deps, player, body)),
    async removeOwnBudget({ player }) {
      await removeOwnBudget(deps, player)
      return ok(null)
    },
  })
}
