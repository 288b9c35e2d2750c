import {
  budgetQuery,
  budgetResponse,
  ownBudget,
  ownBudgetResponse,
} from '#contracts/player-api/budget.ts'
import { ok } from '#contracts/result.ts'
import { readBudget, readOwnBudget, removeOwnBudget, setOwnBudget } from '../budget/index.ts'
import type { Db } from '../db/db.ts'
import { playerRoute, type Route } from './route.ts'

const OWN = '/v1/player/own-budget'

/** The player's own money and time by calendar period (ours). */
export function budgetRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: '/v1/player/budget',
      summary:
        'Deposits, withdrawals, stakes, winnings and time played by day, week, month or year',
      query: budgetQuery,
      status: 200,
      answer: budgetResponse,
      refusals: ['TOO_MANY_REQUESTS'],
      handle: ({ player }, { query }) => readBudget(deps, player, query),
    }),
    playerRoute({
      method: 'GET',
      path: OWN,
      summary: 'The own budget of the player, beside what was paid in and taken out',
      status: 200,
      answer: ownBudgetResponse,
      refusals: [],
      handle: async ({ player }) => ok(await readOwnBudget(deps, player)),
    }),
    playerRoute({
      method: 'PUT',
      path: OWN,
      summary: 'Set the own budget: a yardstick, no limit',
      isLimited: true,
      body: ownBudget,
      status: 200,
      answer: ownBudgetResponse,
      refusals: [],
      handle: async ({ player }, { body }) => ok(await setOwnBudget(deps, player, body)),
    }),
    playerRoute({
      method: 'DELETE',
      path: OWN,
      summary: 'Remove the own budget',
      status: 204,
      answer: null,
      refusals: [],
      handle: async ({ player }) => {
        await removeOwnBudget(deps, player)
        return ok(null)
      },
    }),
  ]
}
