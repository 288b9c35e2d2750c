import type { PspEvent } from '#contracts/psp/events.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

type Kept = Pick<Rows['psp_event'], 'body_hash' | 'applied_at'>

/** Stores the event unless it exists; returns what is stored. */
export async function keepEvent(
  db: Db,
  keep: { event: PspEvent; reference: string; sequence: number; bodyHash: string; now: Date },
): Promise<Kept> {
  const { event, reference, sequence, bodyHash, now } = keep
  await db.query(
    `insert into platform.psp_event (event_id, subject, reference, sequence, body_hash, body, received_at)
     select $1, $2, $3, $4, $5, $6::jsonb, $7
     where not exists (select 1 from platform.psp_event where event_id = $1)
     on conflict (event_id) do nothing`,
    [event.eventId, event.subject, reference, sequence, bodyHash, JSON.stringify(event), now],
    { idempotent: true },
  )
  const rows = await db.query<Kept>(
    'select body_hash, applied_at from platform.psp_event where event_id = $1',
    [event.eventId],
    { idempotent: true },
  )
  const kept = rows[0]
  if (!kept) throw new Error('an event was not kept')
  return kept
}

export async function markApplied(
  db: Db,
  mark: { eventId: string; outcome: string; now: Date },
): Promise<void> {
  await db.query(
    `update platform.psp_event set applied_at = $2, outcome = $3
     where event_id = $1 and applied_at is null`,
    [mark.eventId, mark.now, mark.outcome],
    { idempotent: true },
  )
}

export type WaitingEvent = Pick<Rows['psp_event'], 'event_id' | 'received_at'> & { body: PspEvent }

/** Events that were stored and not applied, oldest first: we crashed between the two, or could not apply them. */
export function selectWaiting(
  db: Db,
  of: { before: Date; after: WaitingEvent | null; limit: number },
): Promise<WaitingEvent[]> {
  return db.query<WaitingEvent>(
    `select event_id, received_at, body from platform.psp_event
     where applied_at is null and received_at < $1
       and ($2::timestamptz is null or (received_at, event_id) > ($2, $3))
     order by received_at, event_id limit $4`,
    [of.before, of.after?.received_at ?? null, of.after?.event_id ?? null, of.limit],
    { idempotent: true },
  )
}
