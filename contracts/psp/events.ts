import { z } from 'zod'
import { payment, payout } from './calls.ts'

/**
 * What a payment provider tells the operator by itself: a signed POST for every change, again and again until it is
 * answered with 2xx. Events may come twice, late, in another order, and before the answer to the call that they
 * belong to. Each carries the whole payment or payout as it stood after the change, so that one that is lost leaves
 * no gap.
 */
export const PSP_EVENTS_PATH = '/callbacks/psp/events'

const common = {
  /** The same event has the same id, however often it is sent. */
  eventId: z.string().regex(/^[\w:.-]{8,100}$/),
  occurredAt: z.iso.datetime({ offset: true }),
}
export const pspEvent = z.discriminatedUnion('subject', [
  z.object({ ...common, subject: z.literal('payment'), payment }),
  z.object({ ...common, subject: z.literal('payout'), payout }),
])
export const pspEventResponse = z.object({ received: z.literal(true) })

export type PspEvent = z.infer<typeof pspEvent>
