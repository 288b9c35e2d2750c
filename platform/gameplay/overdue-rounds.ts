import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import type { Db } from '../db/db.ts'
import { selectOpenRounds } from './rounds-store.ts'

const HOUR_MS = 3_600_000
/** More than this are one problem of a provider, not many: the first ones identify it. */
const MAX_REPORTED = 100

/**
 * Rounds whose provider has not ended them within the stated time, oldest first, for staff to investigate. Their money
 * is left alone: only the provider knows whether it was won. `lastReport`: rounds that were open then are not reported
 * again.
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
