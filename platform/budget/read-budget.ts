import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type { Budget, BudgetFigures, budgetQuery } from '#contracts/player-api/budget.ts'
import type { BudgetSpan } from '#contracts/player-api/protection-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { localDay } from '#markets/local-moment.ts'
import type { Context } from '../context.ts'
import { readLimits } from '../limits/index.ts'
import type { PlayerRow } from '../players/index.ts'
import { type RateLimit, takeFromWindows } from '../rate/index.ts'
import { netPosition } from '../wallet/index.ts'
import { type CalendarPeriod, calendarPeriods, dayThrough } from './budget-periods.ts'
import { depositLimitsAt, findFirstMovement, type MovedRow, sumPeriods } from './budget-store.ts'
import { countPastDays } from './count-days.ts'

/** Each reading sums movements of years: enough requests for a person, too few to keep a database busy. */
const READINGS: RateLimit = { limit: 60, windowMs: 10 * 60_000 }
/** There is no yearly limit. */
const LIMIT_OF: Readonly<Record<BudgetSpan, 'D' | 'W' | 'M' | null>> = {
  day: 'D',
  week: 'W',
  month: 'M',
  year: null,
}

/** Deposits, withdrawals, stakes, winnings and play time, by the calendar of the player's market, beside the limits. */
export async function readBudget(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  query: z.output<typeof budgetQuery>,
): Promise<Result<Budget, 'TOO_MANY_REQUESTS'>> {
  const { db, clock } = deps
  const now = clock()
  const waitMs = await takeFromWindows(db, [{ key: `budget:${player.id}`, limit: READINGS }], now)
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  const { by } = query
  const { timeZone } = marketOfCountry(player.country_code)
  const through = dayThrough(query.through, now, timeZone)
  const periods = calendarPeriods({ by, through, timeZone })
  const first = await findFirstMovement(db, player.id)
  if (first !== null) {
    const firstMovement = first.getTime()
    await countPastDays(db, { playerId: player.id, timeZone, firstMovement, now })
  }
  const [rows, limits] = await Promise.all([
    sumPeriods(db, {
      playerId: player.id,
      timeZone,
      starts: periods.map((it) => new Date(it.startsAt)),
      end: new Date(periods.at(-1)?.endsAt ?? now),
    }),
    readDepositLimits(deps, player, { by, periods, now }),
  ])
  return ok({
    currency: player.currency,
    timeZone,
    by,
    periods: periods.map((it, n) => ({
      ...{ from: it.from, to: it.to },
      isRunning: it.startsAt <= now && now < it.endsAt,
      ...toFigures(rows.filter(({ bucket }) => bucket === n + 1)),
      depositLimit: limits[n] ?? null,
    })),
    total: toFigures(rows),
    firstDay: first === null ? null : localDay(first.getTime(), timeZone),
  })
}

function toFigures(rows: readonly MovedRow[]): BudgetFigures {
  const { deposits, withdrawals, netPosition: net, bets, wins, winLoss } = netPosition(rows)
  const playedMs = rows.reduce((sum, it) => sum + it.played, 0n)
  return {
    deposits,
    withdrawals,
    // Never -0, which some comparisons distinguish from 0.
    netDeposits: 0 - net,
    stakes: bets,
    winnings: wins,
    netResult: winLoss,
    playedSeconds: Number((playedMs + 500n) / 1000n),
  }
}

async function readDepositLimits(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  of: { by: BudgetSpan; periods: readonly CalendarPeriod[]; now: number },
): Promise<(number | null)[]> {
  const period = LIMIT_OF[of.by]
  if (period === null) return of.periods.map(() => null)
  // Read first: reading records limits that have come into force.
  await readLimits(deps, player, 'deposit')
  const moments = of.periods.map(({ endsAt }) => new Date(Math.min(endsAt - 1, of.now)))
  const values = await depositLimitsAt(deps.db, { playerId: player.id, period, moments })
  return values.map((value) => (value === null ? null : toApiAmount(value)))
}
