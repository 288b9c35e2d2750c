import type { Result } from '#contracts/result.ts'
import { ok, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { readKnownPlayers, replaceSegment } from './segment-store.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SEPARATORS = /[,;\r\n]/
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

/**
 * Ids separated by commas, semicolons or line ends, trimmed (GAP-127), without duplicates; and the invalid entries
 * (GAP-157).
 */
function parsePlayerList(text: string): { ids: string[]; wrong: string[] } {
  const entries = text
    // Spreadsheets write a byte order mark first.
    .replace(/^\uFEFF/, '')
    .split(SEPARATORS)
    .map((it) =>
      it
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase(),
    )
    .filter((it) => it !== '')
  return {
    ids: [...new Set(entries.filter((it) => UUID.test(it)))],
    wrong: entries.filter((it) => !UUID.test(it)),
  }
}
