import type { Currency } from '#contracts/money.ts'
import { TRANSACTION_CATEGORIES } from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import type { ListPlace } from './page-cursor.ts'

export type TransactionRow = {
  id: string
  provider: string
  reference: string
  category: string
  type: string
  status: string
  currency: Currency
  amount: bigint
  balance_after: bigint
  round_ref: string | null
  game_id: string | null
  created_at: Date
  /** Of a deposit that has moved no money; else null. */
  method: string | null
  reason: string | null
}

/** Both ends are included. */
export type Period = { from: Date; to: Date }

type Page = {
  playerId: string
  category: string | undefined
  status: string | undefined
  period: Period
  after: ListPlace | null
  limit: number
  /** Rows after `after` that are skipped, too. */
  skip: number
}

const COLUMNS = `id, provider, reference, category, type, status, currency, amount, balance_after,
                 round_ref, game_id, created_at`
/** As in the indexes: by bytes, so that every database and every browser sorts alike (GAP-073). */
const ORDER = `created_at desc, reference collate "C" desc, provider collate "C" desc`
const BEFORE = `(created_at, reference collate "C", provider collate "C") < ($4::timestamptz, $5::text, $6::text)`

const PLAIN = `${COLUMNS}, null::text as method, null::text as reason`

/** Deposits that moved no money are no part of the ledger: they are read beside it, no further than the page goes. */
const ATTEMPTS = `
  select ${COLUMNS}, method, reason from platform.deposit_attempt
  where player_id = $1 and 'PAYMENT' = any($2::text[]) and created_at >= $3 and ${BEFORE}
    and ($7::text is null or status = $7)
  order by ${ORDER} limit $8::int + $9::int`

/** Each category is read from its own range of one index, no further than the page goes, and merged. */
const BY_CATEGORY = `
  select * from (
    select page.* from unnest($2::text[]) as of(category)
    cross join lateral (
      select ${PLAIN} from platform.statement_entry
      where player_id = $1 and category = of.category and created_at >= $3 and ${BEFORE}
        and ($7::text is null or status = $7)
      order by ${ORDER} limit $8::int + $9::int
    ) page
    union all (${ATTEMPTS})
  ) listed
  order by ${ORDER} limit $8::int offset $9::int`

/** Statuses other than done are rare: they have an index without the millions of done rows. */
const BY_RARE_STATUS = `
  select * from (
    (select ${PLAIN} from platform.statement_entry
    where player_id = $1 and status = $7 and posted_status <> 'SUCCESS' and category = any($2::text[])
      and created_at >= $3 and ${BEFORE}
    order by ${ORDER} limit $8::int + $9::int)
    union all (${ATTEMPTS})
  ) listed
  order by ${ORDER} limit $8::int offset $9::int`

/** Newest first; equal instants by reference, descending (GAP-073). Keyset: later pages cost the same as the first. */
export function selectTransactions(db: Db, page: Page): Promise<TransactionRow[]> {
  const { playerId, category, status, period, limit, skip } = page
  const before = startOf(page)
  return db.query<TransactionRow>(
    status === undefined || status === 'SUCCESS' ? BY_CATEGORY : BY_RARE_STATUS,
    [
      playerId,
      category === undefined ? TRANSACTION_CATEGORIES : [category],
      period.from,
      before.at,
      before.reference,
      before.provider,
      status,
      limit,
      skip,
    ],
    { idempotent: true },
  )
}

/** Names the round or the bet of a row. */
export const keyOf = ({ provider, round_ref }: Pick<TransactionRow, 'provider' | 'round_ref'>) =>
  `${provider} ${round_ref}`

/** Of these rows those of free bets: other bonus rows of a bet are bonus money. Nearly always nothing is asked. */
export async function selectFreeBetRefs(
  db: Db,
  playerId: string,
  rows: readonly TransactionRow[],
): Promise<ReadonlySet<string>> {
  const refs = rows.flatMap(({ category, game_id, round_ref }) =>
    category === 'BONUS' && game_id === null && round_ref !== null ? [round_ref] : [],
  )
  if (refs.length === 0) return new Set()
  const found = await db.query<Pick<TransactionRow, 'provider' | 'round_ref'>>(
    `select provider, bet_ref as round_ref from platform.sports_bet
     where player_id = $1 and bet_ref = any($2::text[]) and free_bet_id is not null`,
    [playerId, [...new Set(refs)]],
    { idempotent: true },
  )
  return new Set(found.map(keyOf))
}

/** The row just before the page: the one it continues after, or a bound at the end of the period. */
function startOf({ after, period }: Pick<Page, 'after' | 'period'>): ListPlace {
  const end = { at: new Date(period.to.getTime() + 1), reference: '', provider: '' }
  return after !== null && after.at < end.at ? after : end
}

export type SumRow = { type: string; status: string; total: bigint }

/**
 * Sums of a period by type and status: real money only, so that stakes and wins of bonus money do not count. For all
 * categories together, days that are already summed (for the budget) are not added up again: the cost of years is that
 * of their days.
 */
export function sumByType(
  db: Db,
  of: { playerId: string; category: string | undefined; period: Period },
): Promise<SumRow[]> {
  const { playerId, category, period } = of
  return category === undefined
    ? db.query<SumRow>(
        SUM_OF_ALL,
        [playerId, TRANSACTION_CATEGORIES, period.from, period.to, SUMMED],
        { idempotent: true },
      )
    : db.query<SumRow>(
        `select type, status, sum(amount)::bigint as total from platform.ledger_transaction
         where player_id = $1 and category = $2 and category <> 'BONUS' and created_at >= $3 and created_at <= $4
         group by type, status`,
        [playerId, category, period.from, period.to],
        { idempotent: true },
      )
}

/** The categories in the daily sums: see `platform.play_sums`. */
const SUMMED = ['PAYMENT', 'CASINO', 'LIVE_CASINO', 'VIRTUAL_SPORTS', 'SPORTS']

/**
 * Daily sums are used from the first day that begins in the period up to the last one summed, unless that is beyond its
 * end; before, after, and for other categories the ledger is read.
 */
const SUM_OF_ALL = `
  with known as (
    select coalesce(min(d.starts_at), c.counted_until) as since, c.counted_until as until
    from platform.play_counted c
    left join platform.play_day d on d.player_id = c.player_id and d.starts_at >= $3
    where c.player_id = $1 and c.counted_until > $3 and c.counted_until <= $4
    group by c.counted_until
  ), stretch as (
    select (select since from known) as since, coalesce((select until from known), $3) as until
  )
  select type, status, sum(total)::bigint as total from (
    select d.type, d.status, d.total from platform.play_day d, stretch
    where d.player_id = $1 and d.starts_at >= stretch.since and d.starts_at < stretch.until
    union all
    select t.type, t.status, t.amount from platform.ledger_transaction t, stretch
    where t.player_id = $1 and t.category = any($5::text[]) and t.created_at >= stretch.until
      and t.created_at <= $4
    union all
    select t.type, t.status, t.amount from platform.ledger_transaction t, stretch
    where t.player_id = $1 and t.category = any($5::text[]) and t.created_at >= $3
      and t.created_at < stretch.since
    union all
    select t.type, t.status, t.amount from platform.ledger_transaction t
    where t.player_id = $1 and t.category = any($2::text[]) and not t.category = any($5::text[])
      and t.category <> 'BONUS'
      and t.created_at >= $3 and t.created_at <= $4
  ) moved group by type, status`
