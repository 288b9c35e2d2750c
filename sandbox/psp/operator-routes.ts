import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import {
  createPaymentRequest,
  createPayoutRequest,
  movementsRequest,
  ofReferenceRequest,
  PSP_PATHS,
} from '#contracts/psp/calls.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import type { Result } from '#contracts/result.ts'
import { errorResponse } from '../error-response.ts'
import type { PaymentServer } from './payment-server.ts'
import type { PspOptions } from './psp-options.ts'

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
export function operatorRoutes(server: PaymentServer, { secret, clock }: PspOptions) {
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
      return body.success ? said(await answer(body.data)) : errorResponse(400, 'VALIDATION_FAILED')
    }
  const of = (path: (reference: string) => string) => path(':reference')

  app.post(PSP_PATHS.payments, reading(createPaymentRequest, server.createPayment))
  app.get(of(PSP_PATHS.payment), async (c) =>
    said(await server.findPayment(c.req.param('reference') ?? '')),
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
    said(await server.findPayout(c.req.param('reference') ?? '')),
  )
  app.post(
    of(PSP_PATHS.cancelPayout),
    reading(ofReferenceRequest, ({ reference }) => server.cancelPayout(reference)),
  )
  app.post(PSP_PATHS.movements, reading(movementsRequest, server.readMovements))
  return app
}

function said(result: Result<object, PspRefusal>): Response {
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
