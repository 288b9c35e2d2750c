import {
  netPositionQuery,
  netPositionResponse,
  statementQuery,
  statementResponse,
  statementRowsQuery,
  statementRowsResponse,
} from '#contracts/player-api/statement.ts'
import { transactionsQuery, transactionsResponse } from '#contracts/player-api/v1.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import {
  readBalancesAround,
  readNetPosition,
  readStatementRows,
  readTransactions,
} from '../wallet/index.ts'
import { playerRoute, type Route } from './route.ts'

const READ = { method: 'GET', status: 200 } as const
const NO_PLACE = { ok: false, invalid: { field: 'after' } } as const

/** What a player may read of their own ledger (BNK-41, BNK-42, table 3). */
export function statementRoutes(deps: { db: Db; clock: () => number }): Route[] {
  const { db } = deps
  return [
    playerRoute({
      ...READ,
      path: '/v1/player/wallet/transactions',
      summary: 'The transactions, newest first, one page at a time',
      query: transactionsQuery,
      answer: transactionsResponse,
      refusals: [],
      async handle({ player }, { query }) {
        const page = await readTransactions(db, player.id, query)
        return page === null ? NO_PLACE : ok(page)
      },
    }),
    playerRoute({
      ...READ,
      path: '/v1/player/wallet/net-position-win-loss',
      summary: 'Net position and win or loss of a period, and what they are made of',
      query: netPositionQuery,
      answer: netPositionResponse,
      refusals: ['WALLET_DOES_NOT_EXIST'],
      handle: ({ player }, { query }) => readNetPosition(db, player.id, query),
    }),
    playerRoute({
      ...READ,
      path: '/v1/player/wallet/statement',
      summary: 'The balances before and after a period; begins a statement',
      query: statementQuery,
      answer: statementResponse,
      refusals: ['TOO_MANY_REQUESTS', 'WALLET_DOES_NOT_EXIST'],
      handle: ({ player }, { query }) => readBalancesAround(deps, player.id, query),
    }),
    playerRoute({
      ...READ,
      path: '/v1/player/wallet/statement/rows',
      summary: 'The transactions of a period, oldest first, a part at a time',
      query: statementRowsQuery,
      answer: statementRowsResponse,
      refusals: [],
      async handle({ player }, { query }) {
        const part = await readStatementRows(db, player.id, query)
        return part === null ? NO_PLACE : ok(part)
      },
    }),
  ]
}
