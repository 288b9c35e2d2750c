import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  isSignedBy,
  SIGNATURE_HEADER,
  signatureHeader,
} from '#contracts/provider-callbacks/signature.ts'
import {
  createPaymentRequest,
  createPayoutRequest,
  movementsRequest,
  ofReferenceRequest,
  PSP_PATHS,
} from '#contracts/psp/calls.ts'
import { PSP_EVENTS_PATH, type PspEvent } from '#contracts/psp/events.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import type { Result } from '#contracts/result.ts'
import { errorResponse } from '../error-response.ts'
import type { Notice } from './money-store.ts'
import { pageRoutes } from './pages.ts'
import { createPaymentServer, type PaymentServer } from './payment-server.ts'
import type { PspOptions } from './psp-options.ts'

/** The base path of the operator's calls. */
export const PSP_API_PATH = '/psp/api'

/** A payment provider: its endpoints, its pages, and the events it sends. */
export async function createPsp(options: PspOptions) {
  const server = await createPaymentServer(options)
  const sendDueEvents = createNotifier(server, options)
  let sending: Promise<unknown> = Promise.resolve()
  /** One round after the other: we do not send an event twice concurrently. */
  const sendWebhooksNow = () => {
    sending = sending
      .then(async () => {
        await server.advance()
        await sendDueEvents()
      })
      .catch((error: unknown) => options.logger.error({ err: error }, 'telling payments failed'))
    return sending
  }
  const routes = new Hono()
  routes.route(PSP_API_PATH, operatorRoutes(server, options))
  routes.route(
    '/psp',
    pageRoutes(server, options, () => void sendWebhooksNow()),
  )
  const desk = {
    newest: server.newest,
    async decide(id: string, to: string) {
      const decided = await server.decide(id, to)
      if (decided) void sendWebhooksNow()
      return decided !== null
    },
  }
  return { routes, server, sendWebhooksNow, desk }
}
export type Psp = Awaited<ReturnType<typeof createPsp>>

const TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Reports every change to the operator, with retries until it is acknowledged. */
function createNotifier(server: PaymentServer, options: PspOptions) {
  const { clock, platformUrl, secret, notificationFaults, logger } = options

  const sendEvent = async (event: PspEvent): Promise<boolean> => {
    const body = JSON.stringify(event)
    try {
      const response = await fetch(`${platformUrl}${PSP_EVENTS_PATH}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signatureHeader(secret, {
            method: 'POST',
            path: PSP_EVENTS_PATH,
            body,
            timestampMs: clock(),
          }),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (response.status >= 400 && response.status < 500) {
        logger.error(
          { event: 'psp_event_refused', status: response.status },
          'an event was refused',
        )
      }
      return response.ok
    } catch {
      // Not reachable: it is sent again.
      return false
    }
  }

  /** Returns how many the operator has acknowledged. */
  return async (): Promise<number> => {
    const due = await server.store.dueNotices(clock())
    if (due.length === 0 || notificationFaults?.isHeld()) return 0
    if (notificationFaults?.isReversed()) due.reverse()
    const times = notificationFaults?.isDoubled() ? 3 : 1
    let taken = 0
    for (const notice of due) {
      const event = await toEvent(server, notice)
      let isTaken = false
      for (let time = 0; event && time < times; time += 1) isTaken = await sendEvent(event)
      if (isTaken) taken += 1
      await server.store.recordAttempt(
        notice.id,
        isTaken || !event ? null : clock() + pauseAfter(notice),
      )
    }
    return taken
  }
}

function pauseAfter({ attempts }: Notice): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20))
}

/** The money as it was after the change, whatever has happened since. */
async function toEvent(server: PaymentServer, notice: Notice): Promise<PspEvent | null> {
  const money = await server.store.find(notice.subject, notice.reference)
  if (!money) return null
  const { state, sequence, totals } = notice
  const then = { ...money, state, sequence, totals }
  const common = { eventId: notice.id, occurredAt: new Date(notice.at).toISOString() }
  return money.subject === 'payment'
    ? { ...common, subject: 'payment', payment: server.toPayment(then) }
    : { ...common, subject: 'payout', payout: server.toPayout(then) }
}

const MAX_BODY_CHARACTERS = 8_192
const STATUS: Readonly<Record<PspRefusal, 404 | 409 | 422>> = {
  METHOD_UNAVAILABLE: 422,
  AMOUNT_OUT_OF_RANGE: 422,
  REFERENCE_CONFLICT: 409,
  UNKNOWN_REFERENCE: 404,
  UNKNOWN_INSTRUMENT: 422,
  STATE_CONFLICT: 409,
}

/** The endpoints for the operator (contracts/psp/calls.ts), each call signed. */
function operatorRoutes(server: PaymentServer, { secret, clock }: PspOptions) {
  const app = new Hono<{ Variables: { text: string } }>()
  app.use('*', async (c, next) => {
    const text = await c.req.text()
    if (text.length > MAX_BODY_CHARACTERS) return errorResponse(413, 'BODY_TOO_LARGE')
    const isSigned = isSignedBy(secret, {
      header: c.req.header(SIGNATURE_HEADER),
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      body: text,
      nowMs: clock(),
    })
    if (!isSigned) return errorResponse(401, 'SIGNATURE_INVALID')
    c.set('text', text)
    return next()
  })
  const reading =
    <Schema extends z.ZodType>(
      schema: Schema,
      answer: (body: z.output<Schema>) => Promise<Result<object, PspRefusal>>,
    ) =>
    async (c: Context<{ Variables: { text: string } }>) => {
      const body = schema.safeParse(parseJson(c.get('text')))
      return body.success
        ? respond(await answer(body.data))
        : errorResponse(400, 'VALIDATION_FAILED')
    }
  const of = (path: (reference: string) => string) => path(':reference')

  app.post(PSP_PATHS.payments, reading(createPaymentRequest, server.createPayment))
  app.get(of(PSP_PATHS.payment), async (c) =>
    respond(await server.findPayment(c.req.param('reference') ?? '')),
  )
  app.post(
    of(PSP_PATHS.cancelPayment),
    reading(ofReferenceRequest, ({ reference }) => server.cancelPayment(reference)),
  )
  app.post(
    of(PSP_PATHS.refundPayment),
    reading(ofReferenceRequest, ({ reference }) => server.refundPayment(reference)),
  )
  app.post(PSP_PATHS.payouts, reading(createPayoutRequest, server.payOut))
  app.get(of(PSP_PATHS.payout), async (c) =>
    respond(await server.findPayout(c.req.param('reference') ?? '')),
  )
  app.post(
    of(PSP_PATHS.cancelPayout),
    reading(ofReferenceRequest, ({ reference }) => server.cancelPayout(reference)),
  )
  app.post(PSP_PATHS.movements, reading(movementsRequest, server.readMovements))
  return app
}

function respond(result: Result<object, PspRefusal>): Response {
  return result.ok
    ? Response.json(result.value, { headers: { 'cache-control': 'no-store' } })
    : errorResponse(STATUS[result.refusal], result.refusal)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
