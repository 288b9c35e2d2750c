import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type {
  ProtectionEntry,
  ProtectionRecord,
  protectionRecordQuery,
} from '#contracts/player-api/protection-record.ts'
import type { Db } from '../db/db.ts'
import type { PlayerRow } from '../players/index.ts'
import { type RecordPlace, type RecordRow, selectRecord } from './record-store.ts'

const PART = 500

/** The record of the player's own protection, oldest first, in pages. */
export async function readProtectionRecord(
  db: Db,
  player: PlayerRow,
  query: z.output<typeof protectionRecordQuery>,
): Promise<ProtectionRecord> {
  const after = query.after === undefined ? null : readPlace(query.after)
  const found = await selectRecord(db, { playerId: player.id, after, limit: PART + 1 })
  const rows = found.slice(0, PART)
  const last = rows.at(-1)
  return {
    currency: player.currency,
    entries: rows.map((row) => withoutStaff(toEntry(row))),
    next: found.length > PART && last ? `${last.recorded_at.getTime()}.${last.key}` : null,
  }
}

/** Who of staff it was, and the note, is for auditors. */
function withoutStaff({ details, ...entry }: ProtectionEntry): ProtectionEntry {
  if (details === undefined) return entry
  const { staff: _, ...publicDetails } = details
  return Object.keys(publicDetails).length === 0 ? entry : { ...entry, details: publicDetails }
}

function readPlace(cursor: string): RecordPlace {
  const dot = cursor.indexOf('.')
  const ms = Math.min(Number(cursor.slice(0, dot)), LAST_MS)
  return { recordedAt: new Date(ms), key: cursor.slice(dot + 1) }
}

/** Within the range of every database. */
const LAST_MS = Date.UTC(9999, 0)

export function toEntry(row: RecordRow): ProtectionEntry {
  return {
    at: row.at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    event: row.event,
    cause: row.cause,
    textVersion: row.text_version,
    ...acknowledgementOf(row),
    until: row.until?.toISOString() ?? null,
    statusBefore: row.status_before,
    limit:
      row.kind === null || row.period === null
        ? null
        : {
            kind: row.kind,
            period: row.period,
            valueBefore: amount(row.value_before),
            valueAfter: amount(row.value_after),
            pendingValue: amount(row.pending_value),
            worksFrom: row.works_from?.toISOString() ?? null,
          },
    ...(row.details === null ? {} : { details: row.details }),
  }
}

/** Absent in rows from before it was recorded: lines of an older export stay unchanged. */
function acknowledgementOf({
  acknowledged,
  acknowledged_at: at,
}: RecordRow): Pick<ProtectionEntry, 'acknowledgement'> {
  if (acknowledged === null) return {}
  return {
    acknowledgement:
      acknowledged === 'NOT_ASKED' || at === null
        ? null
        : { at: at.toISOString(), how: acknowledged },
  }
}

const amount = (minor: bigint | null) => (minor === null ? null : toApiAmount(minor))
