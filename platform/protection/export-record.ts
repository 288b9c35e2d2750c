import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { toEntry } from './read-record.ts'
import { type RecordRow, selectRecordOfAll } from './record-store.ts'

const PART = 1_000
/** The hash that the first line is chained to. */
const NO_LINE = '0'.repeat(64)

/**
 * The record for an auditor, a line of JSON for each entry, oldest first. Each line holds the hash of the one before
 * and its own: a line that was changed, left out or moved breaks the chain, and a later export of the same days begins
 * with the same hashes. The last line holds the number of lines and the last hash.
 */
export async function* exportProtectionRecord(
  db: Db,
  of: { playerId: string | null; from: Date; before: Date },
): AsyncGenerator<string, void> {
  let previous = NO_LINE
  let count = 0
  let last: RecordRow | undefined
  do {
    const after = last
      ? { recordedAt: last.recorded_at, playerId: last.player_id, key: last.key }
      : null
    const rows = await selectRecordOfAll(db, { ...of, after, limit: PART })
    for (const row of rows) {
      count += 1
      const line = chained(toLine(row), previous)
      previous = line.hash
      yield JSON.stringify(line)
    }
    last = rows.length === PART ? rows.at(-1) : undefined
  } while (last)
  yield JSON.stringify({
    end: true,
    ...{ playerId: of.playerId, from: of.from.toISOString(), before: of.before.toISOString() },
    ...{ entries: count, hash: previous },
  })
}

/** The number of the first line whose hash, or whose link to the line before, is wrong; null: the chain is intact. */
export function findBrokenLine(lines: readonly string[]): number | null {
  let previous = NO_LINE
  for (const [n, text] of lines.entries()) {
    const { hash, previousHash, ...line } = parse(text)
    if (line.end === true) {
      return line.entries === n && hash === previous && n === lines.length - 1 ? null : n + 1
    }
    if (previousHash !== previous || hash !== chained(line, previous).hash) return n + 1
    previous = String(hash)
  }
  // A truncated file has no closing line.
  return lines.length + 1
}

function chained<Line extends object>(line: Line, previousHash: string) {
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...line, previousHash }))
    .digest('hex')
  return { ...line, previousHash, hash }
}

function toLine(row: RecordRow) {
  return {
    playerId: row.player_id,
    key: row.key,
    ...toEntry(row),
    sessionId: row.session_id,
    visitor: row.visitor,
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' && line !== null ? (line as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
