import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type {
  Transaction,
  TransactionsResponse,
  transactionsQuery,
} from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import { selectTransactions, type TransactionRow } from './wallet-store.ts'

type StatementQuery = z.output<typeof transactionsQuery>

/**
 * One page of the player's transactions, newest first. Amounts are positive: the type says which way the
 * money went. `position` is the offset of this page's first row, `hasMore` says that a further row exists.
 */
export async function readStatement(
  db: Db,
  playerId: string,
  query: StatementQuery,
): Promise<TransactionsResponse> {
  const { limit, position, category, status, from, to } = query
  const rows = await selectTransactions(db, {
    playerId,
    filter: {
      category,
      status,
      from: toInstant(from),
      to: toInstant(to),
    },
    limit: limit + 1,
    position,
  })
  return {
    transactions: rows.slice(0, limit).map((row) => toTransaction(row, playerId)),
    filter: {
      ...(category === undefined ? {} : { category }),
      ...(status === undefined ? {} : { status }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    },
    hasMore: rows.length > limit,
    position,
  }
}

/** Within what every database takes; nothing of ours is older or newer. */
function toInstant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const ms = new Date(text).getTime()
  return new Date(Math.min(Math.max(ms, 0), Date.UTC(9999, 0)))
}

function toTransaction(row: TransactionRow, playerId: string): Transaction {
  return {
    amount: toApiAmount(row.amount),
    balanceAfterTransaction: toApiAmount(row.balance_after),
    currency: row.currency,
    // The table's checks and the one function that writes it know no other words.
    category: row.category as Transaction['category'],
    type: row.type as Transaction['type'],
    status: row.status as Transaction['status'],
    transactionDate: row.created_at.toISOString(),
    referenceId: row.reference,
    playerId,
    walletId: `${playerId}:MAIN`,
    ...(row.game_id === null ? {} : { gameId: row.game_id }),
    ...(row.round_ref === null ? {} : { roundId: row.round_ref, provider: row.provider }),
  }
}
