import type { OwnBudgetSpan } from '#contracts/player-api/protection-words.ts'
import { TRANSACTION_CATEGORIES } from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export type MovedRow = {
  /** Which of the periods, from 1. */
  bucket: number
  type: string
  status: string
  total: bigint
  /** Milliseconds. */
  played: bigint
}

/**
 * Movements and play time per period: from daily sums where days are summed, from the ledger after that, in one
 * reading. `starts` are the first moments of the periods, ascending; `end` is the moment after the last one.
 */
export function sumPeriods(
  db: Db,
  of: { playerId: string; timeZone: string; starts: readonly Date[]; end: Date },
): Promise<MovedRow[]> {
  return db.query<MovedRow>(
    `with counted as (
       select coalesce((select counted_until from platform.play_counted
                        where player_id = $1 and time_zone = $2), '-infinity') as until
     )
     select bucket, type, status, sum(total)::bigint as total, sum(played)::bigint as played
     from (
       select width_bucket(d.starts_at, $3::timestamptz[]) as bucket, d.type, d.status, d.total, d.played
       from platform.play_day d, counted
       where d.player_id = $1 and d.starts_at >= ($3::timestamptz[])[1]
         and d.starts_at < least($4::timestamptz, counted.until)
       union all
       select late.* from counted cross join lateral platform.play_sums(
         $1, greatest(counted.until, ($3::timestamptz[])[1]), $4::timestamptz, $3::timestamptz[]) late
     ) moved
     group by bucket, type, status`,
    [of.playerId, of.timeZone, of.starts, of.end],
    { idempotent: true },
  )
}

/** Up to which moment days are summed by that calendar; null: none are. */
export async function findCounted(
  db: Db,
  of: { playerId: string; timeZone: string },
): Promise<Date | null> {
  const rows = await db.query<{ until: Date }>(
    `select counted_until as until from platform.play_counted where player_id = $1 and time_zone = $2`,
    [of.playerId, of.timeZone],
    { idempotent: true },
  )
  return rows[0]?.until ?? null
}

/** See `platform.count_play_days`. */
export async function countDays(
  db: Db,
  of: {
    playerId: string
    timeZone: string
    was: Date | null
    starts: readonly Date[]
    until: Date
  },
): Promise<void> {
  await db.query(
    'select platform.count_play_days($1, $2, $3, $4, $5)',
    [of.playerId, of.timeZone, of.was, of.starts, of.until],
    { idempotent: true },
  )
}

/** Time of the first wallet movement; null: none. */
export async function findFirstMovement(db: Db, playerId: string): Promise<Date | null> {
  const rows = await db.query<{ first: Date | null }>(
    `select min(of.at) as first from unnest($2::text[]) as wanted(category)
     cross join lateral (
       select created_at as at from platform.ledger_transaction
       where player_id = $1 and category = wanted.category order by created_at limit 1
     ) of`,
    [playerId, TRANSACTION_CATEGORIES],
    { idempotent: true },
  )
  return rows[0]?.first ?? null
}

/** The deposit limit in force at each of the moments, in their order; null: none. */
export async function depositLimitsAt(
  db: Db,
  of: { playerId: string; period: 'D' | 'W' | 'M'; moments: readonly Date[] },
): Promise<(bigint | null)[]> {
  const rows = await db.query<{ value: bigint | null }>(
    `select (
       select c.value_after from platform.limit_change c
       where c.player_id = $1 and c.kind = 'deposit' and c.period = $2 and c.at <= of.moment
       order by c.no desc limit 1
     ) as value
     from unnest($3::timestamptz[]) with ordinality as of(moment, n) order by of.n`,
    [of.playerId, of.period, of.moments],
    { idempotent: true },
  )
  return rows.map((it) => it.value)
}

/** Players with recent movements and past days that are not summed yet: those never summed come first. */
export function selectMovedLately(
  db: Db,
  of: { since: Date; limit: number },
): Promise<{ id: string; country_code: string }[]> {
  return db.query(
    `select p.id, p.country_code
     from (select distinct player_id from platform.outbox where created_at >= $1) news
     join platform.player p on p.id = news.player_id
     left join platform.play_counted c on c.player_id = p.id
     where c.counted_until is null or c.counted_until < $1::timestamptz - interval '1 day'
     order by c.counted_until nulls first, p.id limit $2`,
    [of.since, of.limit],
    { idempotent: true },
  )
}
/** Deposits and withdrawals in each of the periods, which are ascending and contiguous; payments only. */
export function sumPayments(
  db: Db,
  of: { playerId: string; starts: readonly Date[]; end: Date },
): Promise<Omit<MovedRow, 'played'>[]> {
  return db.query(
    `select width_bucket(created_at, $3::timestamptz[]) as bucket, type, status, sum(amount)::bigint as total
     from platform.ledger_transaction
     where player_id = $1 and category = 'PAYMENT' and created_at >= ($3::timestamptz[])[1] and created_at < $2
     group by 1, 2, 3`,
    [of.playerId, of.end, of.starts],
    { idempotent: true },
  )
}

type OwnBudgetRow = Pick<Rows['own_budget'], 'amount'> & { per: OwnBudgetSpan }

export async function findOwnBudget(db: Db, playerId: string): Promise<OwnBudgetRow | null> {
  const rows = await db.query<OwnBudgetRow>(
    'select per, amount from platform.own_budget where player_id = $1',
    [playerId],
    { idempotent: true },
  )
  return rows[0] ?? null
}

export async function putOwnBudget(
  db: Db,
  of: { playerId: string; per: OwnBudgetSpan; amount: bigint; now: number },
): Promise<void> {
  await db.query(
    `insert into platform.own_budget (player_id, per, amount, set_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update
       set per = excluded.per, amount = excluded.amount, set_at = excluded.set_at`,
    [of.playerId, of.per, of.amount, new Date(of.now)],
    { idempotent: true },
  )
}

export async function deleteOwnBudget(db: Db, playerId: string): Promise<void> {
  await db.query('delete from platform.own_budget where player_id = $1', [playerId], {
    idempotent: true,
  })
}
