import type { Result } from '#contracts/result.ts'
import { ok, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { parsePlayerList } from './parse-player-list.ts'
import { readKnownPlayers, replaceSegment } from './segment-store.ts'

export { readSegments } from './segment-store.ts'

const KEY = /^[a-z0-9-]{1,40}$/

/**
 * Stores a list of players under a key, replacing the one before. All or nothing: a line that is no player of ours
 * refuses the whole list, because an incomplete list is noticed only by the player who is missing.
 */
export async function putSegment(
  db: Db,
  segment: { key: string; csv: string; now: Date },
): Promise<Result<{ players: number }, 'VALIDATION_FAILED'>> {
  const { key, csv, now } = segment
  if (!KEY.test(key)) return refuse('VALIDATION_FAILED', { reason: `no key: ${key.slice(0, 60)}` })
  const { ids, wrong } = parsePlayerList(csv)
  const known = new Set(await readKnownPlayers(db, ids))
  const strangers = [...wrong, ...ids.filter((it) => !known.has(it))]
  if (strangers.length > 0) {
    const named = strangers.slice(0, 5).map((it) => it.slice(0, 60))
    return refuse('VALIDATION_FAILED', {
      reason: `${strangers.length} of the lines are no players: ${named.join(', ')}`,
    })
  }
  await replaceSegment(db, { key, playerIds: ids, now })
  return ok({ players: ids.length })
}
