import { budgetQuery, budgetResponse } from '#contracts/player-api/budget.ts'
import { readBudget } from '../budget/index.ts'
import type { Db } from '../db/db.ts'
import { playerRoute, type Route } from './route.ts'

/** The player's own money and time by the calendar (ours). */
export function budgetRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: '/v1/player/budget',
      summary:
        'Deposits, withdrawals, stakes, winnings and time played by day, week, month or year',
      query: budgetQuery,
      status: 200,
      response: budgetResponse,
      refusals: ['TOO_MANY_REQUESTS'],
      handle: ({ player }, { query }) => readBudget(deps, player, query),
    }),
  ]
}
