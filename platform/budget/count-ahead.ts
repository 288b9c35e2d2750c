import { marketOfCountry } from '#markets/index.ts'
import type { Db } from '../db/db.ts'
import { findFirstMovement, selectMovedLately } from './budget-store.ts'
import { countPastDays } from './count-days.ts'

/** News is kept for an hour; each look reads all of it. */
const LOOKS_BACK_MS = 3_600_000
const MOST_PLAYERS = 2_000
/** The lease of a job is longer: whoever is not reached now is reached in an hour, or when they ask. */
const WORKS_FOR_MS = 20_000

/**
 * Sums the past days of whoever has moved money within the last hour, so that the first reading of a budget or of all the
 * years is not what sums them. Nobody waits for it, and a reading that comes before it does the same.
 */
export async function countAhead({ db, clock }: { db: Db; clock: () => number }): Promise<void> {
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
