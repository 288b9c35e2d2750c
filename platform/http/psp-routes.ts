import { PSP_EVENTS_PATH, pspEvent, pspEventResponse } from '#contracts/psp/events.ts'
import type { PspInbox } from '../psp/index.ts'
import { bindCall, type Route } from './route.ts'

/** The key under which the payment provider's secret is stored. */
export const PSP = 'psp'

/** Events that a payment provider sends on its own, signed with its secret. */
export function pspRoutes(inbox: PspInbox): Route[] {
  return [
    bindCall(
      {
        method: 'POST',
        path: PSP_EVENTS_PATH,
        summary:
          'A payment or a payout has changed; the same event again is the same event, and one that cannot be read is stored as well',
        access: 'provider',
        provider: PSP,
        status: 200,
        body: pspEvent,
        answer: pspEventResponse,
        refusals: [],
      },
      ({ body }) => inbox.receive(body),
      { takeUnread: inbox.receiveUnread },
    ),
  ]
}
