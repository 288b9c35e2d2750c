import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type { DepositReason } from '#contracts/player-api/deposit-words.ts'
import type {
  Transaction,
  TransactionsResponse,
  transactionsQuery,
} from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import { readListPlace, writeListPlace } from './page-cursor.ts'
import { toPeriod } from './period.ts'
import {
  keyOf,
  selectFreeBetRefs,
  selectTransactions,
  type TransactionRow,
} from './transaction-store.ts'

/**
 * One page of the player's transactions, newest first. Amounts are positive: the type gives the direction. `position`
 * counts the rows before the page, and locates it where no cursor does; `hasMore` means that a further row exists,
 * `next` is its position (GAP-073). Deposits without money are listed too, open and failed ones (BNK-03). Null for an
 * invalid cursor.
 */
export async function readTransactions(
  db: Db,
  playerId: string,
  query: z.output<typeof transactionsQuery>,
): Promise<TransactionsResponse | null> {
  const { limit, position, category, status, from, to } = query
  const after = query.after === undefined ? null : readListPlace(query.after)
  if (query.after !== undefined && after === null) return null
  const rows = await selectTransactions(db, {
    playerId,
    category,
    status,
    period: toPeriod(query),
    after,
    limit: limit + 1,
    skip: after === null ? position : 0,
  })
  const page = rows.slice(0, limit)
  const freeBets = await selectFreeBetRefs(db, playerId, page)
  const last = page.at(-1)
  const hasMore = rows.length > limit
  return {
    transactions: page.map((row) => ({
      ...toTransaction(row, playerId),
      ...(freeBets.has(keyOf(row)) ? { isFreeBet: true as const } : {}),
    })),
    filter: {
      ...(category === undefined ? {} : { category }),
      ...(status === undefined ? {} : { status }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    },
    hasMore,
    position,
    next: hasMore && last ? writeListPlace({ ...last, at: last.created_at }) : null,
  }
}

function toTransaction(row: TransactionRow, playerId: string): Transaction {
  return {
    amount: toApiAmount(row.amount),
    balanceAfterTransaction: toApiAmount(row.balance_after),
    currency: row.currency,
    // The table's checks and the one function that writes it allow no other values.
    category: row.category as Transaction['category'],
    type: row.type as Transaction['type'],
    status: row.status as Transaction['status'],
    transactionDate: row.created_at.toISOString(),
    referenceId: row.reference,
    playerId,
    walletId: `${playerId}:MAIN`,
    ...(row.game_id === null ? {} : { gameId: row.game_id }),
    ...roundOf(row),
    ...(row.method === null
      ? {}
      : { attempt: { method: row.method, reason: row.reason as DepositReason | null } }),
  }
}

/** What the row belongs to: a round of a game, or a bet of a sportsbook, of which the bonus rows have no game. */
function roundOf({
  category,
  provider,
  round_ref: ref,
  game_id,
}: TransactionRow): Partial<Transaction> {
  if (ref === null) return {}
  const isBet = category === 'SPORTS' || (category === 'BONUS' && game_id === null)
  return isBet ? { betId: `${provider}:${ref}` } : { roundId: ref, provider }
}
