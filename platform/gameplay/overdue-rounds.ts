import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import type { Db } from '../db/db.ts'
import { selectOpenRounds } from './rounds-store.ts'

const HOUR_MS = 3_600_000
/** More are one trouble of a provider, not many: the first ones say which. */
const MAX_REPORTED = 100

/**
 * Rounds whose provider has not ended them within the stated time, oldest first, for people to look into. Their
 * money is left alone: only the provider knows whether it was won. `lastReport`: what was open then is not
 * said again.
 */
export async function findOverdueRounds(
  db: Db,
  { now, lastReport }: { now: number; lastReport: number },
): Promise<{ playerId: string; round: string; gameId: string; openedAt: string }[]> {
  const allowed = ROUND_SETTLES_WITHIN_HOURS * HOUR_MS
  const rows = await selectOpenRounds(db, {
    from: new Date(Math.max(lastReport - allowed, 0)),
    before: new Date(now - allowed),
    limit: MAX_REPORTED,
  })
  return rows.map((row) => ({
    playerId: row.player_id,
    round: `${row.provider}:${row.round_ref}`,
    gameId: row.game_id,
    openedAt: row.opened_at.toISOString(),
  }))
}
