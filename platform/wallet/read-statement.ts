import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type {
  StatementBalances,
  StatementRow,
  StatementRows,
  statementQuery,
  statementRowsQuery,
} from '#contracts/player-api/statement.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { type RateLimit, takeFromWindows } from '../rate/index.ts'
import { readListPlace, writeListPlace } from './page-cursor.ts'
import { toPeriod } from './period.ts'
import {
  type StatementDbRow,
  selectBalancesAround,
  selectStatementRows,
} from './statement-store.ts'

/**
 * A statement sums all movements since its first day: enough requests for a person, too few to keep a database busy.
 */
const STATEMENTS: RateLimit = { limit: 30, windowMs: 10 * 60_000 }

/** The main account's balance before and after a period. Called once for each statement, and rate-limited. */
export async function readBalancesAround(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  query: z.output<typeof statementQuery>,
): Promise<Result<StatementBalances, 'TOO_MANY_REQUESTS' | 'WALLET_DOES_NOT_EXIST'>> {
  const window = { key: `statement:${playerId}`, limit: STATEMENTS }
  const waitMs = await takeFromWindows(db, [window], clock())
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  const balances = await selectBalancesAround(db, { playerId, period: toPeriod(query) })
  if (balances === null) return refuse('WALLET_DOES_NOT_EXIST')
  return ok({
    currency: balances.currency,
    openingBalance: toApiAmount(balances.opening),
    closingBalance: toApiAmount(balances.closing),
  })
}

/** A page of a statement, oldest first; `next` is where the following one begins. Null for an invalid cursor. */
export async function readStatementRows(
  db: Db,
  playerId: string,
  query: z.output<typeof statementRowsQuery>,
): Promise<StatementRows | null> {
  const after = query.after === undefined ? null : readListPlace(query.after)
  if (query.after !== undefined && after === null) return null
  const found = await selectStatementRows(db, {
    playerId,
    period: toPeriod(query),
    after,
    limit: query.limit + 1,
  })
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return {
    rows: rows.sort(inOrderOfPosting).map(toStatementRow),
    next:
      found.length > query.limit && last ? writeListPlace({ ...last, at: last.created_at }) : null,
  }
}

/** Ids ascend within an instant, references do not: a bet comes before the win of the same call. */
function inOrderOfPosting(a: StatementDbRow, b: StatementDbRow): number {
  const apart = a.created_at.getTime() - b.created_at.getTime()
  if (apart !== 0) return apart
  return a.id < b.id ? -1 : 1
}

function toStatementRow(row: StatementDbRow): StatementRow {
  return {
    at: row.created_at.toISOString(),
    // The one function that writes the table uses no other values.
    category: row.category as StatementRow['category'],
    type: row.type as StatementRow['type'],
    status: row.status as StatementRow['status'],
    referenceId: row.reference,
    change: toApiAmount(row.change),
    gameId: row.game_id,
    roundId: row.round_ref,
  }
}
