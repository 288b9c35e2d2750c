import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import { findFirstMovement, selectMovedLately } from './budget-store.ts'
import { countPastDays } from './count-days.ts'

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
