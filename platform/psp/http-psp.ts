import type { z } from 'zod'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { movementsResponse, PSP_PATHS, payment, payout, pspRefusal } from '#contracts/psp/calls.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { sendWithin, type TimedFetch } from '#contracts/timed-fetch.ts'
import {
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '#payment-providers/payment-provider.ts'
import { hashSecret, type PlayerRow } from '../players/index.ts'
import { readBounded } from '../read-bounded.ts'

type PspAccess = {
  /** Base URL of the calls in `contracts/psp`. */
  url: string
  secret: string
  /** Unix milliseconds, for the signature. */
  clock: () => number
  fetch: TimedFetch
  timeoutMs?: number
}

/** A player is waiting; what takes longer is queried again by reference. */
const TIMEOUT_MS = 10_000
/** The largest response is a page of movements. */
const MAX_ANSWER_BYTES = 400_000

/** A payment provider that implements `contracts/psp`. */
export function createHttpPsp(access: PspAccess): PaymentProvider {
  const ask = <Answer extends z.ZodType>(
    schema: Answer,
    call: { method: 'GET' | 'POST'; path: string; body?: object },
  ) => askPsp(access, schema, call)
  const post = <Answer extends z.ZodType>(schema: Answer, path: string, body: object) =>
    ask(schema, { method: 'POST', path, body })
  const orNull = async <Value>(answer: Promise<Result<Value, PspRefusal>>) => {
    const given = await answer
    if (given.ok) return given.value
    if (given.refusal === 'UNKNOWN_REFERENCE') return null
    throw new PaymentProviderUnavailableError(`refused to be asked: ${given.refusal}`)
  }
  return {
    createPayment: (request) => post(payment, PSP_PATHS.payments, request),
    findPayment: (reference) =>
      orNull(ask(payment, { method: 'GET', path: PSP_PATHS.payment(reference) })),
    cancelPayment: (reference) => post(payment, PSP_PATHS.cancelPayment(reference), { reference }),
    refundPayment: (reference) => post(payment, PSP_PATHS.refundPayment(reference), { reference }),
    payOut: (request) => post(payout, PSP_PATHS.payouts, request),
    findPayout: (reference) =>
      orNull(ask(payout, { method: 'GET', path: PSP_PATHS.payout(reference) })),
    cancelPayout: (reference) => post(payout, PSP_PATHS.cancelPayout(reference), { reference }),
    async readMovements(request) {
      const given = await post(movementsResponse, PSP_PATHS.movements, request)
      if (given.ok) return given.value
      throw new PaymentProviderUnavailableError(`refused to be asked: ${given.refusal}`)
    },
  }
}

async function askPsp<Answer extends z.ZodType>(
  { url, secret, clock, fetch, timeoutMs = TIMEOUT_MS }: PspAccess,
  schema: Answer,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<Result<z.output<Answer>, PspRefusal>> {
  const address = new URL(`${url}${path}`)
  const text = body ? JSON.stringify(body) : ''
  const request = new Request(address, {
    method,
    redirect: 'error',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...signatureHeader(secret, {
        method,
        path: address.pathname,
        body: text,
        timestampMs: clock(),
      }),
    },
    ...(body ? { body: text } : {}),
  })
  try {
    return await sendWithin({ fetch, timeoutMs }, request, async (response) => {
      const json: unknown = JSON.parse(await readBounded(response, MAX_ANSWER_BYTES))
      if (response.ok) return ok(schema.parse(json))
      // Only a 4xx with a known code means that nothing was done.
      if (response.status >= 400 && response.status < 500) {
        return refuse(pspRefusal.parse(json).code)
      }
      throw new Error(`answered ${response.status}`)
    })
  } catch (cause) {
    throw new PaymentProviderUnavailableError(`${method} ${path} has no answer`, { cause })
  }
}

/** The player's reference at payment providers: always the same, and not an id in the player API. */
export function playerRefOf({ access_id }: Pick<PlayerRow, 'access_id'>): string {
  return hashSecret(`psp:${access_id}`)
}
