import { CURRENCIES, type Currency } from '#contracts/money.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export type WinRow = Pick<Rows['round_win'], 'game_id' | 'amount' | 'won_at'>
type Asked = { currency: Currency; most: number }

/**
 * The largest wins since a moment: the largest few of each day, by the index, and of those the largest. The rest of a
 * day is not read, except for the part of the first day that is too old.
 */
export function selectTopWins(
  db: Db,
  { currency, since, until, most }: Asked & { since: Date; until: Date },
): Promise<WinRow[]> {
  return db.query(
    `select win.game_id, win.amount, win.won_at
     from generate_series(($2::timestamptz at time zone 'UTC')::date,
                          ($3::timestamptz at time zone 'UTC')::date, '1 day') as of_day
     cross join lateral (
       select game_id, amount, won_at from platform.round_win
       where currency = $1 and ((won_at at time zone 'UTC')::date) = of_day::date
         and won_at >= $2 and won_at <= $3
       order by amount desc, won_at desc limit $4
     ) win
     order by win.amount desc, win.won_at desc limit $4`,
    [currency, since, until, most],
    { idempotent: true },
  )
}

/** Newest first; nothing from the future after the clock was set back. */
export function selectLatestWins(
  db: Db,
  { currency, until, most }: Asked & { until: Date },
): Promise<WinRow[]> {
  return db.query(
    `select game_id, amount, won_at from platform.round_win
     where currency = $1 and won_at <= $2 order by won_at desc limit $3`,
    [currency, until, most],
    { idempotent: true },
  )
}

/** Wins older than any list. By currency: that is how the index finds them. */
export async function deleteOldWins(db: Db, before: Date): Promise<void> {
  await db.query('delete from platform.round_win where currency = any($1) and won_at < $2', [
    CURRENCIES,
    before,
  ])
}
