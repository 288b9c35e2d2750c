import { z } from 'zod'
import { payment, payout } from './calls.ts'

/**
 * Events of a payment provider: a signed POST for every change, repeated until it is answered with 2xx. Events may
 * arrive twice, late, in another order, and before the response to the call that they belong to. Each carries the whole
 * payment or payout after the change, so a lost event leaves no gap.
 */
export const PSP_EVENTS_PATH = '/callbacks/psp/events'

const common = {
  /** Stays the same when the event is sent again. */
  eventId: z.string().regex(/^[\w:.-]{8,100}$/),
  occurredAt: z.iso.datetime({ offset: true }),
}
export const pspEvent = z.discriminatedUnion('subject', [
  z.object({ ...common, subject: z.literal('payment'), payment }),
  z.object({ ...common, subject: z.literal('payout'), payout }),
])
export const pspEventResponse = z.object({ received: z.literal(true) })

export type PspEvent = z.infer<typeof pspEvent>
