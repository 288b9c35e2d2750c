import { z } from 'zod'
import { VISITOR_HEADER } from '#contracts/player-api/visitor.ts'
import { type ErrorBody, REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { ok, refuse } from '#contracts/result.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'

/** A field's refusal, both as the platform names them. */
export type FieldProblem = ErrorBody['validationErrors'][number]
type Detail = Record<string, string | number | boolean>
/** A refusal of the platform, with the fields it concerns. */
export type Refused = {
  ok: false
  refusal: RefusalCode
  detail?: Detail
  fields?: FieldProblem[]
}
export type Answer<Value> = Promise<{ ok: true; value: Value } | Refused>
/** Throws the response to a visitor whose session the platform has just refused. */
export type SignOut = (refusal: RefusalCode) => Promise<never>
/**
 * `token`: the player's id token. `signal`: the visitor's request, so that a call is aborted with it. `visitor`: the
 * visitor's IP address, for rate-limited calls. `signOut`: what happens when the session is refused; null if the caller
 * handles that refusal itself.
 */
export type Caller = {
  token: string
  signOut: SignOut | null
  signal?: AbortSignal
  visitor?: string
}

export type PlatformFetch = (request: Request) => Promise<Response>
export type CallOptions = {
  body?: unknown
  /** The body is a raw file instead of JSON. */
  file?: Uint8Array
  token?: string
  signOut?: SignOut | null
  signal?: AbortSignal
  /** Additional headers, for example the captcha solution. */
  headers?: Readonly<Record<string, string>>
  /** The visitor's IP address: forms are rate-limited by it. */
  visitor?: string
}
/**
 * Whether a refused call means that the session is no longer valid: 401, and 403 without a business code (SES-12,
 * GAP-043).
 */
export function endsSession(refusal: RefusalCode): boolean {
  return REFUSAL_STATUS[refusal] === 401 || refusal === 'FORBIDDEN'
}

/** One call of the player API; features build their own calls on it. */
export type PlatformCall = <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  schema: z.ZodType<Value>,
  options: CallOptions,
) => Answer<Value>

type CallDeps = {
  fetch: PlatformFetch
  baseUrl: string
  timeoutMs: number
  breaker: CircuitBreaker
}

export function createCall(deps: CallDeps): PlatformCall {
  const ask = createAsk(deps)
  return async (method, path, schema, options) => {
    const answer = await ask(method, path, schema, options)
    if (!answer.ok && options.signOut && endsSession(answer.refusal)) {
      return options.signOut(answer.refusal)
    }
    return answer
  }
}

/** Ten megabytes that decompress to a quarter of a gigabyte take seconds, and longer on a busy machine. */
const FILE_TIMEOUT_MS = 30_000

function createAsk(options: CallDeps): PlatformCall {
  const { breaker } = options
  return async <Value>(
    method: string,
    path: string,
    schema: z.ZodType<Value>,
    { body, file, token, signal, headers, visitor }: CallOptions,
  ): Answer<Value> => {
    if (!breaker.mayTry()) return refuse('UNAVAILABLE', { reason: 'resting' })
    // A file is scanned before the response: other calls must not suffer from the wait (the circuit breaker).
    const limit = AbortSignal.timeout(file ? FILE_TIMEOUT_MS : options.timeoutMs)
    const request = new Request(`${options.baseUrl}${path}`, {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        ...(visitor === undefined ? {} : { [VISITOR_HEADER]: visitor }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: file ? Buffer.from(file) : body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    try {
      const response = await withinLimit(options.fetch(request), request.signal)
      const text = await withinLimit(response.text(), request.signal)
      if (response.status >= 500) {
        breaker.failed()
        return refuse('UNAVAILABLE', { reason: 'failed' })
      }
      breaker.succeeded()
      if (!response.ok) return readRefusal(response, text)
      const value = schema.safeParse(text === '' ? null : JSON.parse(text))
      return value.success ? ok(value.data) : refuse('UNAVAILABLE', { reason: 'unreadable' })
    } catch {
      // A visitor who left says nothing about the platform's health; timeouts and malformed responses do.
      if (!signal?.aborted) breaker.failed()
      return refuse('UNAVAILABLE', { reason: 'unreachable' })
    }
  }
}

/** An in-process call does not observe the signal by itself. */
function withinLimit<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

const MAX_FIELDS = 40
const errorBody = z.object({
  code: z.string(),
  message: z.string().max(2_000).default(''),
  validationErrors: z
    .array(z.object({ field: z.string().max(100), code: z.string().max(100) }))
    .max(MAX_FIELDS)
    .catch([]),
})

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  401: 'NO_SESSION',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'IN_FLIGHT',
  429: 'TOO_MANY_REQUESTS',
}

/** The refusal in an error body (GAP-154); an unknown code is classified by its status. */
function readRefusal({ status, headers }: Response, text: string): Refused {
  const parsed = errorBody.safeParse(parseJson(text))
  const { code, message, validationErrors } = parsed.success
    ? parsed.data
    : { code: '', message: '', validationErrors: [] }
  const known = Object.hasOwn(REFUSAL_STATUS, code) ? (code as RefusalCode) : undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    refusal: known ?? BY_STATUS[status] ?? 'VALIDATION_FAILED',
    detail: { message, ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) },
    fields: validationErrors,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
