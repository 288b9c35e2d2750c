import type { Currency } from '#contracts/money.ts'
import { TRANSACTION_CATEGORIES } from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import type { ListPlace } from './page-cursor.ts'

/** From its first moment up to, and without, `to`. */
export type StatementPeriod = { from: Date; to: Date }

export type StatementDbRow = {
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
export function selectStatementRows(
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

export type BalancesRow = { currency: Currency; opening: bigint; closing: bigint }

/**
 * MAIN before the first and after the last moment of a period: the current balance without later movements. Read in one
 * statement, so that no bet between two reads makes them differ; null for a player without a wallet.
 */
export async function selectBalancesAround(
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
