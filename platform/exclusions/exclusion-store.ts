import type { ExclusionEventKind, ProtectionEventKind } from '#contracts/player-api/exclusions.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

const MOST_SHOWN = 100

/** A break as `platform.begin_break` reads it. */
export type Break = {
  playerId: string
  id: string
  kind: ExclusionEventKind
  status: 'TIMEOUT' | 'SELF_EXCLUDED'
  /** Milliseconds; null: without end. */
  until: number | null
  at: number
  sessionId: string
  visitor: string
  textVersion: string | null
  /** How the player accepted that text; null where none was shown. */
  acknowledged: 'CONFIRMED' | null
}
export const BREAK_KEYS = {
  playerId: true,
  id: true,
  kind: true,
  status: true,
  until: true,
  at: true,
  sessionId: true,
  visitor: true,
  textVersion: true,
  acknowledged: true,
} as const satisfies Record<keyof Break, true>

/** See `platform.begin_break`: all in one transaction. False: a break that already exists stays. */
export async function insertExclusion(db: Db, it: Break): Promise<boolean> {
  const rows = await db.query<{ code: string }>('select platform.begin_break($1::jsonb) as code', [
    JSON.stringify(it),
  ])
  return rows[0]?.code === 'OK'
}

type EventRow = Pick<
  Rows['protection_event'],
  'at' | 'until' | 'text_version' | 'acknowledged_at'
> & { kind: ProtectionEventKind }

export function selectProtectionEvents(
  db: Db,
  of: { playerId: string; kinds: readonly ProtectionEventKind[] },
): Promise<EventRow[]> {
  return db.query<EventRow>(
    `select at, kind, until, text_version, acknowledged_at from platform.protection_event
     where player_id = $1 and kind = any($2) order by at desc, id desc limit $3`,
    [of.playerId, [...of.kinds], MOST_SHOWN],
  )
}
