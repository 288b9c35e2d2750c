import { type Currency, toApiAmount } from '#contracts/money.ts'
import { type DateRange, WINNERS_MOST, type Winner } from '#contracts/player-api/games.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { rememberFor } from '../remember-for.ts'
import { deleteOldWins, selectLatestWins, selectTopWins, type WinRow } from './winner-store.ts'

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
