import { marketOfCountry } from '#markets/index.ts'
import { addDays, dayStart, localDay } from '#markets/local-moment.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { countDays, findCounted, findFirstMovement, selectMovedLately } from './budget-store.ts'

/**
 * A day is summed once it has been over for this long: everything that was in progress when it ended is written by
 * then, also by an instance whose clock is behind.
 */
const SETTLES_MS = 3_600_000
/** Days per transaction: a season of a player who never stops is read within seconds. */
const DAYS_AT_ONCE = 92

/** Sums the player's past days that are not summed yet. Costs nothing where that was already done today. */
export async function countPastDays(
  db: Db,
  of: { playerId: string; timeZone: string; firstMovement: number; now: number },
): Promise<void> {
  const { playerId, timeZone, firstMovement, now } = of
  const today = localDay(now - SETTLES_MS, timeZone)
  const end = dayStart(today, timeZone)
  let was = await findCounted(db, { playerId, timeZone })
  while ((was?.getTime() ?? firstMovement) < end) {
    const from = localDay(was?.getTime() ?? firstMovement, timeZone)
    const days = [from]
    while (days.length < DAYS_AT_ONCE && addDays(days.at(-1) ?? from, 1) < today) {
      days.push(addDays(days.at(-1) ?? from, 1))
    }
    const until = new Date(dayStart(addDays(days.at(-1) ?? from, 1), timeZone))
    const starts = days.map((day) => new Date(dayStart(day, timeZone)))
    await countDays(db, { playerId, timeZone, was, starts, until })
    const reached = await findCounted(db, { playerId, timeZone })
    // Sums deleted meanwhile, as after a clock change: then the ledger itself is read.
    if (reached === null) return
    was = reached
  }
}

/** Outbox rows are kept for an hour; each run reads all of them. */
const LOOKS_BACK_MS = 3_600_000
const MOST_PLAYERS = 2_000
/** Shorter than the lease of the job: players not reached now are reached in an hour, or when they request it. */
const WORKS_FOR_MS = 20_000

/**
 * Sums the past days of players with movements within the last hour, so that the first reading of a budget or of all
 * years does not have to. No request waits for it, and a reading that comes first does the same work.
 */
export async function countAhead({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const began = performance.now()
  const since = new Date(now - LOOKS_BACK_MS)
  for (const { id, country_code } of await selectMovedLately(db, { since, limit: MOST_PLAYERS })) {
    if (performance.now() - began > WORKS_FOR_MS) return
    const first = await findFirstMovement(db, id)
    if (first === null) continue
    const { timeZone } = marketOfCountry(country_code)
    await countPastDays(db, { playerId: id, timeZone, firstMovement: first.getTime(), now })
  }
}
