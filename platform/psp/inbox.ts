import { createHash } from 'node:crypto'
import type { PspPayment, PspPayout } from '#contracts/psp/calls.ts'
import { type PspEvent, pspEvent } from '#contracts/psp/events.ts'
import { ok, type Result } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { createUnreadEvents, type UnreadBody, type UnreadOptions } from './unread-events.ts'

/** Applies an event, once or repeatedly; returns the outcome, for the record. */
export type PspListener = {
  payment?(payment: PspPayment): Promise<string>
  payout?(payout: PspPayout): Promise<string>
}

export type PspInbox = {
  receive(event: PspEvent): Promise<Received>
  /** A signed event that cannot be read: it is stored, staff are alarmed, and the provider is asked. */
  receiveUnread(body: UnreadBody): Promise<Received>
  /** Applies stored events that a crash left unapplied, and asks about those that could not be read. */
  applyWaiting(): Promise<void>
}
type Received = Result<{ received: true }, never>

type InboxOptions = Pick<Context, 'db' | 'clock' | 'logger'> & {
  listener: PspListener
  askAbout: UnreadOptions['askAbout']
}

/** By then the instance that received it has finished, or crashed. */
const LEFT_LYING_AFTER_MS = 60_000
const MAX_AT_ONCE = 100

/**
 * Receives the payment providers' own events. An event is acknowledged once it is stored: what cannot be applied now is
 * logged and applied later, as after a crash. Where it cannot be stored this rejects, and the provider sends it again. The
 * same event twice is one; the same id with different content is treated like an event that cannot be read, because one
 * of the two would be forged or lost.
 */
export function createPspInbox(options: InboxOptions): PspInbox {
  const { db, clock, listener, logger } = options
  const unread = createUnreadEvents(options)
  const apply = async (event: PspEvent) => {
    const outcome = await act(listener, event)
    await markApplied(db, { eventId: event.eventId, outcome, now: new Date(clock()) })
  }
  // An instance of another version may have stored what this one cannot read: that is no reason to stop.
  const applyStored = async (body: unknown) => apply(pspEvent.parse(body))
  return {
    async receive(event) {
      const bodyHash = hashOf(event)
      const kept = await keepEvent(db, {
        event,
        ...aboutWhat(event),
        bodyHash,
        now: new Date(clock()),
      })
      if (kept.body_hash !== bodyHash && kept.body_hash !== hashOf(withoutTotals(event))) {
        logger.warn({ event: 'psp_event_conflict', eventId: event.eventId })
        const bytes = new TextEncoder().encode(JSON.stringify(event))
        return unread.receive({ bytes, reason: 'REFERENCE_CONFLICT' })
      }
      if (kept.applied_at === null) {
        await apply(event).catch((error: unknown) =>
          logger.error({ err: error, event: 'psp_event_waits', eventId: event.eventId }),
        )
      }
      return ok({ received: true })
    },
    receiveUnread: unread.receive,
    async applyWaiting() {
      const before = new Date(clock() - LEFT_LYING_AFTER_MS)
      await unread.askWaiting()
      let waiting: WaitingEvent[]
      let after: WaitingEvent | null = null
      do {
        waiting = await selectWaiting(db, { before, after, limit: MAX_AT_ONCE })
        for (const { event_id: eventId, body } of waiting) {
          // Events that cannot be applied do not block those behind them.
          await applyStored(body).catch((error: unknown) =>
            logger.warn({ err: error, event: 'psp_event_waits', eventId }),
          )
        }
        after = waiting.at(-1) ?? null
      } while (waiting.length === MAX_AT_ONCE)
    },
  }
}

async function act(listener: PspListener, event: PspEvent): Promise<string> {
  const outcome =
    event.subject === 'payment'
      ? await listener.payment?.(event.payment)
      : await listener.payout?.(event.payout)
  return outcome ?? 'UNKNOWN_REFERENCE'
}

function hashOf(event: PspEvent): string {
  return createHash('sha256').update(JSON.stringify(event)).digest('base64url')
}

/** As an instance from before the totals reads and stores it, during a rolling update. */
function withoutTotals(event: PspEvent): PspEvent {
  if (event.subject === 'payout') {
    const { returnedMinor: _, ...payout } = event.payout
    return { ...event, payout }
  }
  const { refundedMinor: _, chargedBackMinor: __, ...payment } = event.payment
  return { ...event, payment }
}

function aboutWhat(event: PspEvent): { reference: string; sequence: number } {
  const { reference, sequence } = event.subject === 'payment' ? event.payment : event.payout
  return { reference, sequence }
}

type Kept = Pick<Rows['psp_event'], 'body_hash' | 'applied_at'>

/** Stores the event unless it exists; returns what is stored. */
async function keepEvent(
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

async function markApplied(
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

type WaitingEvent = Pick<Rows['psp_event'], 'event_id' | 'received_at'> & { body: PspEvent }

/** Events that were stored and not applied, oldest first: we crashed between the two, or could not apply them. */
function selectWaiting(
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
