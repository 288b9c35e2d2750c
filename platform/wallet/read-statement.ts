import type { z } from 'zod'
import { type Currency, toApiAmount } from '#contracts/money.ts'
import type {
  StatementBalances,
  StatementRow,
  StatementRows,
  statementQuery,
  statementRowsQuery,
} from '#contracts/player-api/statement.ts'
import { TRANSACTION_CATEGORIES } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { type RateLimit, takeFromWindows } from '../rate/index.ts'
import { type ListPlace, readListPlace, writeListPlace } from './page-cursor.ts'
import { toPeriod } from './period.ts'

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

/** From its first moment up to, and without, `to`. */
type StatementPeriod = { from: Date; to: Date }

type StatementDbRow = {
  id: string
  provider: string
  reference: string
  category: string
  type: string
  status: string
  round_ref: string | null
  game_id: string | null
  created_at: Date
  change: bigint
}

const PLACE = `created_at, reference collate "C", provider collate "C"`

/**
 * The effect of a transaction on MAIN, from its transfers: types are not enough (a payout moves what was locked
 * before).
 */
const CHANGE = `case when l.credit = 'MAIN' then l.amount else -l.amount end`

/**
 * Rows of a statement, oldest first, as in the list: a withdrawal is one row with its current status. The omitted row
 * moves locked money and not MAIN, so the sums stay those of the ledger. Instants are equal where a round is one call:
 * such rows are ordered by reference.
 */
function selectStatementRows(
  db: Db,
  of: { playerId: string; period: StatementPeriod; after: ListPlace | null; limit: number },
): Promise<StatementDbRow[]> {
  const { playerId, period, after, limit } = of
  const from = after !== null && after.at >= period.from ? after : null
  return db.query<StatementDbRow>(
    `select page.*, coalesce((
       select sum(${CHANGE}) from platform.ledger_transfer l
       where l.player_id = $1 and l.transaction_id = page.id and 'MAIN' in (l.debit, l.credit)
     ), 0)::bigint as change
     from (
       select found.* from unnest($2::text[]) as of(category)
       cross join lateral (
         select id, provider, reference, category, type, status, round_ref, game_id, created_at
         from platform.statement_entry
         where player_id = $1 and category = of.category and created_at < $3
           and (${PLACE}) > ($4::timestamptz, $5::text, $6::text)
         order by ${PLACE} limit $7::int
       ) found
       order by ${PLACE} limit $7::int
     ) page
     order by ${PLACE}`,
    [
      playerId,
      TRANSACTION_CATEGORIES,
      period.to,
      from?.at ?? period.from,
      // No reference is empty: every row of that instant comes after it.
      from?.reference ?? '',
      from?.provider ?? '',
      limit,
    ],
    { idempotent: true },
  )
}

type BalancesRow = { currency: Currency; opening: bigint; closing: bigint }

/**
 * MAIN before the first and after the last moment of a period: the current balance without later movements. Read in one
 * statement, so that no bet between two reads makes them differ; null for a player without a wallet.
 */
async function selectBalancesAround(
  db: Db,
  of: { playerId: string; period: StatementPeriod },
): Promise<BalancesRow | null> {
  const rows = await db.query<BalancesRow>(
    `with since as (
       select coalesce(sum(${CHANGE}), 0)::bigint as all_of_it,
              coalesce(sum(${CHANGE}) filter (where t.created_at >= $3), 0)::bigint as after_period
       from platform.ledger_transaction t
       join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
       where t.player_id = $1 and t.category = any($4::text[]) and t.created_at >= $2
         and 'MAIN' in (l.debit, l.credit)
     )
     select w.currency, w.balance - since.all_of_it as opening,
            w.balance - since.after_period as closing
     from platform.wallet_account w, since where w.player_id = $1 and w.account = 'MAIN'`,
    [of.playerId, of.period.from, of.period.to, TRANSACTION_CATEGORIES],
    { idempotent: true },
  )
  return rows[0] ?? null
}
