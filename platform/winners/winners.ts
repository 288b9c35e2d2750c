import { CURRENCIES, type Currency, toApiAmount } from '#contracts/money.ts'
import { type DateRange, WINNERS_MOST, type Winner } from '#contracts/player-api/games.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { rememberFor } from '../remember-for.ts'

const DAY_MS = 86_400_000
const RANGE_MS = { DAY: DAY_MS, WEEK: 7 * DAY_MS, MONTH: 30 * DAY_MS } as const
/** Pages poll once a minute (GAP-118): all of them together query the database a few times a minute. */
const KEPT_MS = 15_000

export type Winners = {
  /** The largest wins of rounds within the last day, week or month. */
  top(currency: Currency, range: DateRange): Promise<Winner[]>
  /** The newest wins. */
  latest(currency: Currency): Promise<Winner[]>
}

/** Rounds that paid more than they cost, without any player data (WIN-03, WIN-04, GAP-118). */
export function createWinners({ db, clock }: Pick<Context, 'db' | 'clock'>): Winners {
  const remembered = rememberFor<WinRow[]>({ clock, keptMs: KEPT_MS, most: 100 })
  const toWinners = (rows: WinRow[], currency: Currency): Winner[] =>
    rows.map((it) => ({
      gameId: it.game_id,
      amount: toApiAmount(it.amount),
      currency,
      wonAt: it.won_at.toISOString(),
    }))
  return {
    async top(currency, range) {
      const rows = await remembered(`${range} ${currency}`, () => {
        const until = new Date(clock())
        const since = new Date(until.getTime() - RANGE_MS[range])
        return selectTopWins(db, { currency, since, until, most: WINNERS_MOST })
      })
      return toWinners(rows, currency)
    },
    async latest(currency) {
      const rows = await remembered(currency, () =>
        selectLatestWins(db, { currency, until: new Date(clock()), most: WINNERS_MOST }),
      )
      return toWinners(rows, currency)
    },
  }
}

/** Deletes wins that are older than the longest list. */
export function removeOldWins(db: Db, nowMs: number): Promise<void> {
  return deleteOldWins(db, new Date(nowMs - RANGE_MS.MONTH - DAY_MS))
}

type WinRow = Pick<Rows['round_win'], 'game_id' | 'amount' | 'won_at'>
type Asked = { currency: Currency; most: number }

/**
 * The largest wins since a moment: the largest few of each day, by the index, and of those the largest. The rest of a
 * day is not read, except for the part of the first day that is too old.
 */
function selectTopWins(
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
function selectLatestWins(
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
async function deleteOldWins(db: Db, before: Date): Promise<void> {
  await db.query('delete from platform.round_win where currency = any($1) and won_at < $2', [
    CURRENCIES,
    before,
  ])
}
