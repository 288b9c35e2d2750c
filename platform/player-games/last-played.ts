import { LAST_PLAYED_MOST, type LastPlayedGame } from '#contracts/player-api/games.ts'
import type { Db } from '../db/db.ts'
import { selectLastPlayed } from './last-played-store.ts'

/** The games of the player's rounds, each once, the last played first (FAV-04, GAP-117). */
export async function readLastPlayed(db: Db, playerId: string): Promise<LastPlayedGame[]> {
  const rows = await selectLastPlayed(db, playerId, LAST_PLAYED_MOST)
  return rows.map((it) => ({
    gameId: it.game_id,
    lastPlayedAt: it.opened_at.toISOString(),
  }))
}
