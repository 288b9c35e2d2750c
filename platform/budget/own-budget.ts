import type { z } from 'zod'
import { MINOR_UNITS_PER_MAJOR } from '#contracts/money.ts'
import type { OwnBudgetStatus, ownBudget } from '#contracts/player-api/budget.ts'
import type { OwnBudgetSpan } from '#contracts/player-api/protection-words.ts'
import { marketOfCountry } from '#markets/index.ts'
import { localDay } from '#markets/local-moment.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import { netPosition } from '../wallet/index.ts'
import { calendarPeriods } from './budget-periods.ts'
import { deleteOwnBudget, findOwnBudget, putOwnBudget, sumPayments } from './budget-store.ts'

/** The player's own budget beside deposits and withdrawals, in the current period and the one before. */
export async function readOwnBudget(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<OwnBudgetStatus> {
  const { currency } = player
  const found = await findOwnBudget(db, player.id)
  if (!found) return { currency, budget: null }
  const { per, amount } = found
  const { timeZone } = marketOfCountry(player.country_code)
  const through = localDay(clock(), timeZone)
  const [before, running] = calendarPeriods({ by: per, through, timeZone }).slice(-2)
  if (!before || !running) throw new Error(`a ${per} has no period`)
  const rows = await sumPayments(db, {
    playerId: player.id,
    starts: [new Date(before.startsAt), new Date(running.startsAt)],
    end: new Date(running.endsAt),
  })
  const net = (bucket: number) =>
    0 - netPosition(rows.filter((it) => it.bucket === bucket)).netPosition
  return {
    currency,
    budget: {
      ...{
        per,
        amount: Number(amount / MINOR_UNITS_PER_MAJOR),
        from: running.from,
        to: running.to,
      },
      ...{ netDeposits: net(2), before: net(1) },
    },
  }
}

/** Replaces the budget. It is not a limit: nothing enforces it. */
export async function setOwnBudget(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  { per, amount }: z.output<typeof ownBudget>,
): Promise<OwnBudgetStatus> {
  const wanted: { per: OwnBudgetSpan; amount: bigint } = {
    per,
    amount: BigInt(amount) * MINOR_UNITS_PER_MAJOR,
  }
  await putOwnBudget(deps.db, { playerId: player.id, now: deps.clock(), ...wanted })
  return readOwnBudget(deps, player)
}

export async function removeOwnBudget(
  { db }: Pick<Context, 'db'>,
  player: PlayerRow,
): Promise<void> {
  await deleteOwnBudget(db, player.id)
}
