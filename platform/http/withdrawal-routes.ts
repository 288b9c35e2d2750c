import { withdrawalCalls } from '#contracts/player-api/withdrawals.ts'
import { ok } from '#contracts/result.ts'
import {
  cancelWithdrawal,
  checkWithdrawal,
  readWithdrawalMethods,
  readWithdrawals,
  requestWithdrawal,
  type WithdrawalDeps,
} from '../withdrawals/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Withdrawals (table 3, rows 49 to 52; the methods and the list with the settled ones are ours). */
export function withdrawalRoutes(deps: WithdrawalDeps): Route[] {
  return bindCalls(withdrawalCalls, {
    checkWithdrawal: async ({ player }) => ok(await checkWithdrawal(deps, player)),
    readWithdrawalMethods: async ({ player }) => ok(await readWithdrawalMethods(deps, player)),
    submitWithdrawal: ({ player, body }) => requestWithdrawal(deps, player, body),
    cancelWithdrawal: ({ player, body }) => cancelWithdrawal(deps, player, body),
    readPendingWithdrawals: async ({ player }) =>
      ok(await readWithdrawals(deps, player, { onlyOpen: true })),
    readWithdrawals: async ({ player }) =>
      ok(await readWithdrawals(deps, player, { onlyOpen: false })),
  })
}
