import { statementCalls } from '#contracts/player-api/statement.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import {
  readBalancesAround,
  readNetPosition,
  readStatementRows,
  readTransactions,
} from '../wallet/index.ts'
import { bindCalls, type Route } from './route.ts'

const NO_PLACE = { ok: false, invalid: { field: 'after' } } as const

/** What a player may read of their own ledger (BNK-41, BNK-42, table 3). */
export function statementRoutes(deps: { db: Db; clock: () => number }): Route[] {
  const { db } = deps
  return bindCalls(statementCalls, {
    async readTransactions({ player, query }) {
      const page = await readTransactions(db, player.id, query)
      return page === null ? NO_PLACE : ok(page)
    },
    readNetPosition: ({ player, query }) => readNetPosition(db, player.id, query),
    readStatement: ({ player, query }) => readBalancesAround(deps, player.id, query),
    async readStatementRows({ player, query }) {
      const part = await readStatementRows(db, player.id, query)
      return part === null ? NO_PLACE : ok(part)
    },
  })
}
