import { createHash } from 'node:crypto'
import type { PspPayment, PspPayout } from '#contracts/psp/calls.ts'
import { type PspEvent, pspEvent } from '#contracts/psp/events.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { keepEvent, markApplied, selectWaiting } from './inbox-store.ts'

/** Applies an event, once or repeatedly; returns the outcome, for the record. */
export type PspListener = {
  payment?(payment: PspPayment): Promise<string>
  payout?(payout: PspPayout): Promise<string>
}

export type PspInbox = {
  receive(event: PspEvent): Promise<Result<{ received: true }, 'REFERENCE_CONFLICT'>>
  /** Applies stored events that a crash left unapplied. */
  applyWaiting(): Promise<void>
}

type InboxOptions = Pick<Context, 'db' | 'clock' | 'logger'> & {
  listener: PspListener
}

/** By then the instance that received it has finished, or crashed. */
const LEFT_LYING_AFTER_MS = 60_000
const MAX_AT_ONCE = 100

/**
 * Receives the payment providers' own events. An event is stored before it is applied and acknowledged after: if we
 * crash in between, it is applied later, whether or not the provider sends it again. The same event twice is one; the
 * same id with different content is refused, because one of the two would be forged or lost.
 */
export function createPspInbox({ db, clock, listener, logger }: InboxOptions): PspInbox {
  const apply = async (event: PspEvent) => {
    const outcome = await act(listener, event)
    await markApplied(db, { eventId: event.eventId, outcome, now: new Date(clock()) })
  }
  return {
    async receive(event) {
      const bodyHash = createHash('sha256').update(JSON.stringify(event)).digest('base64url')
      const kept = await keepEvent(db, {
        event,
        ...aboutWhat(event),
        bodyHash,
        now: new Date(clock()),
      })
      if (kept.body_hash !== bodyHash) {
        logger.warn({ event: 'psp_event_conflict', eventId: event.eventId })
        return refuse('REFERENCE_CONFLICT')
      }
      if (kept.applied_at === null) await apply(event)
      return ok({ received: true })
    },
    async applyWaiting() {
      const before = new Date(clock() - LEFT_LYING_AFTER_MS)
      const waiting = await selectWaiting(db, { before, limit: MAX_AT_ONCE })
      for (const { body } of waiting) {
        // An event that cannot be applied does not block those behind it.
        await apply(pspEvent.parse(body)).catch((error: unknown) =>
          logger.warn({ err: error, event: 'psp_event_waits', eventId: body.eventId }),
        )
      }
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

function aboutWhat(event: PspEvent): { reference: string; sequence: number } {
  const { reference, sequence } = event.subject === 'payment' ? event.payment : event.payout
  return { reference, sequence }
}
