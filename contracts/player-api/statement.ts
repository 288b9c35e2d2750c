import { z } from 'zod'
import type { Calls } from './call.ts'
import {
  pageCursor,
  TRANSACTION_CATEGORIES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  transactionsQuery,
  transactionsResponse,
} from './v1.ts'

/**
 * Totals and the account statement of a player (BNK-11, GAP-076). Except for `netPosition` and `winLoss` it is ours
 * (d).
 */
const instant = z.iso.datetime({ offset: true })

/** Both ends are inclusive, as in the list of transactions. */
export const netPositionQuery = z.object({
  from: instant.optional(),
  to: instant.optional(),
  category: z.enum(TRANSACTION_CATEGORIES).optional(),
})

export const netPositionResponse = z.object({
  currency: z.string(),
  /** Completed withdrawals minus completed deposits. */
  netPosition: z.number(),
  /** Wins minus bets, without voided ones. */
  winLoss: z.number(),
  deposits: z.number(),
  withdrawals: z.number(),
  bets: z.number(),
  wins: z.number(),
})

/** `from` is inclusive, `to` exclusive. */
export const statementQuery = z.object({ from: instant, to: instant })

export const statementResponse = z.object({
  currency: z.string(),
  /** Of the main account, which is the account that the rows change. */
  openingBalance: z.number(),
  closingBalance: z.number(),
})

export const MAX_STATEMENT_ROWS = 1_000

export const statementRowsQuery = statementQuery.extend({
  limit: z.coerce.number().int().min(1).max(MAX_STATEMENT_ROWS).default(MAX_STATEMENT_ROWS),
  after: pageCursor.optional(),
})

export const statementRow = z.object({
  at: z.string(),
  category: z.enum(TRANSACTION_CATEGORIES),
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  referenceId: z.string(),
  /** The signed change of the main account; 0 where only another account changed. */
  change: z.number(),
  gameId: z.string().nullable(),
  roundId: z.string().nullable(),
})

export const statementRowsResponse = z.object({
  rows: z.array(statementRow),
  next: z.string().nullable(),
})

export type NetPosition = z.infer<typeof netPositionResponse>
export type StatementBalances = z.infer<typeof statementResponse>
export type StatementRow = z.infer<typeof statementRow>
export type StatementRows = z.infer<typeof statementRowsResponse>

/** What a player may read of their own ledger (BNK-41, BNK-42). */
export const statementCalls = {
  readTransactions: {
    method: 'GET',
    path: '/v1/player/wallet/transactions',
    summary: 'The transactions, newest first, one page at a time',
    access: 'player',
    right: 'own',
    query: transactionsQuery,
    status: 200,
    answer: transactionsResponse,
    refusals: [],
  },
  readNetPosition: {
    method: 'GET',
    path: '/v1/player/wallet/net-position-win-loss',
    summary: 'Net position and win or loss of a period, and what they are made of',
    access: 'player',
    right: 'own',
    query: netPositionQuery,
    status: 200,
    answer: netPositionResponse,
    refusals: ['WALLET_DOES_NOT_EXIST'],
  },
  readStatement: {
    method: 'GET',
    path: '/v1/player/wallet/statement',
    summary: 'The balances before and after a period; begins a statement',
    access: 'player',
    right: 'own',
    query: statementQuery,
    status: 200,
    answer: statementResponse,
    refusals: ['TOO_MANY_REQUESTS', 'WALLET_DOES_NOT_EXIST'],
  },
  readStatementRows: {
    method: 'GET',
    path: '/v1/player/wallet/statement/rows',
    summary: 'The transactions of a period, oldest first, a part at a time',
    access: 'player',
    right: 'own',
    query: statementRowsQuery,
    status: 200,
    answer: statementRowsResponse,
    refusals: [],
  },
} satisfies Calls
