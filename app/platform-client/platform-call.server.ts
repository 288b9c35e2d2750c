import { z } from 'zod'
import type { ApiCall } from '#contracts/player-api/call.ts'
import { VISITOR_HEADER } from '#contracts/player-api/visitor.ts'
import { type ErrorBody, REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { ok, refuse } from '#contracts/result.ts'
import { type TimedFetch, withinLimit } from '#contracts/timed-fetch.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { failureText, refusalText } from './error-text.ts'

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
/** Throws the response to a player whom the platform has just turned away: where the player can go on. */
export type TurnAway = (refusal: RefusalCode) => Promise<never>
/**
 * `token`: the player's id token. `signal`: the visitor's request, so that a call is aborted with it. `visitor`: the
 * visitor's IP address, for rate-limited calls. `headers`: those that the call reads. `turnAway`: what happens when the session is refused or the terms wait; null if the caller
 * handles that refusal itself.
 */
export type Caller = {
  token: string
  turnAway: TurnAway | null
  signal?: AbortSignal
  visitor?: string
  headers?: Readonly<Record<string, string>>
}

/** Who sends a call, and what goes with any call. */
export type Sender = {
  token?: string
  turnAway?: TurnAway | null
  signal?: AbortSignal
  /** Additional headers, for example the captcha solution. */
  headers?: Readonly<Record<string, string>>
  /** The visitor's IP address: forms are rate-limited by it. */
  visitor?: string
}
/** A sender who is not signed in. */
export type Visitor = Pick<Sender, 'visitor' | 'signal' | 'headers'>
/** `token`: the registration token of the sign-up in progress. */
export type SigningUp = Visitor & { token: string }

/**
 * Whether a refused call means that the session is no longer valid: 401, and 403 without a business code (SES-12,
 * GAP-043).
 */
export function endsSession(refusal: RefusalCode): boolean {
  return REFUSAL_STATUS[refusal] === 401 || refusal === 'FORBIDDEN'
}

/** Whether a refusal concerns the player's whole visit, not this call: it ends the session, or the terms wait. */
export function turnsAway(refusal: RefusalCode): boolean {
  return endsSession(refusal) || refusal === 'TERMS_NOT_ACCEPTED'
}

type Input = {
  /** The value of the path's parameter. */
  id?: string
  query?: object
  body?: unknown
  /** A raw file instead of a body. */
  file?: Uint8Array
}
/** What a row asks for, as it is before the platform parses it. */
export type InputOf<Row extends ApiCall> = (Row['path'] extends `${string}/:${string}`
  ? { id: string }
  : unknown) &
  // The values of a query are texts on their way: the platform refuses those that it does not know.
  (Row extends { query: infer Query extends z.ZodObject }
    ? { query: { readonly [Name in keyof z.input<Query>]?: string | number | undefined } }
    : unknown) &
  (Row extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown) &
  (Row extends { maxFileBytes: number } ? { file: Uint8Array } : unknown)

/** What a row answers; null is an empty answer. */
export type ValueOf<Row extends ApiCall> = Row extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : null

/**
 * Sends one call of the player API: path, query, body and the schema of the answer come from its row. Any refusal of
 * the catalogue can be the answer: an operator's own platform may refuse with other codes than the row names.
 */
export type PlatformCall = <Row extends ApiCall>(
  row: Row,
  input: InputOf<Row>,
  sender: Sender,
) => Answer<ValueOf<Row>>
/** The same for a row that is known only at run time. */
export type Ask = (row: ApiCall, input: Input, sender: Sender) => Answer<unknown>

/** The answer with another value; a refusal stays what it is. */
export async function mapAnswer<Value, Other>(
  asked: Answer<Value>,
  map: (value: Value) => Other,
): Answer<Other> {
  const answer = await asked
  return answer.ok ? ok(map(answer.value)) : answer
}

type CallDeps = {
  fetch: TimedFetch
  baseUrl: string
  timeoutMs: number
  breaker: CircuitBreaker
}

export function createAsk(deps: CallDeps): Ask {
  const send = createSend(deps)
  return async (row, input, sender) => {
    const answer = await send(row, input, sender)
    if (!answer.ok && sender.turnAway && turnsAway(answer.refusal)) {
      return sender.turnAway(answer.refusal)
    }
    return answer
  }
}

/** Ten megabytes that decompress to a quarter of a gigabyte take seconds, and longer on a busy machine. */
const FILE_TIMEOUT_MS = 30_000

function createSend(options: CallDeps): Ask {
  const { breaker } = options
  return async (row, input, sender) => {
    if (!breaker.mayTry()) return refuse('UNAVAILABLE', { reason: 'resting' })
    const { signal } = sender
    // A file is scanned before the response: other calls must not suffer from the wait (the circuit breaker).
    const limit = AbortSignal.timeout(input.file ? FILE_TIMEOUT_MS : options.timeoutMs)
    // Not AbortSignal.any(): Node may collect the timeout of a combined signal (nodejs/undici#4068).
    const stop = new AbortController()
    const leave = () => stop.abort(signal?.reason)
    limit.addEventListener('abort', () => stop.abort(limit.reason), { once: true })
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) leave()
    const request = new Request(`${options.baseUrl}${addressOf(row, input)}`, {
      method: row.method,
      headers: headersOf(input, sender),
      body: bodyOf(input),
      signal: stop.signal,
    })
    let isAnswered = false
    try {
      const sent = options.fetch(request, { signal: stop.signal })
      const response = await withinLimit(sent, stop.signal)
      isAnswered = true
      const text = await withinLimit(response.text(), stop.signal)
      if (response.status >= 500) {
        breaker.failed()
        return refuse('UNAVAILABLE', { reason: 'failed' })
      }
      breaker.succeeded()
      if (!response.ok) return readRefusal(response, text)
      const value = (row.answer ?? NOTHING).safeParse(text === '' ? null : JSON.parse(text))
      return value.success ? ok(value.data) : refuse('UNAVAILABLE', { reason: 'unreadable' })
    } catch (error) {
      // A visitor who left says nothing about the platform's health; timeouts and malformed responses do.
      if (!signal?.aborted) breaker.failed()
      if (error instanceof SyntaxError) return refuse('UNAVAILABLE', { reason: 'unreadable' })
      const message = failureText(error, { isAnswered })
      return refuse('UNAVAILABLE', { reason: 'unreachable', message })
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}

const NOTHING = z.unknown().transform(() => null)

function addressOf({ path }: ApiCall, { id, query = {} }: Input): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const place = id === undefined ? path : path.replace(/:\w+/, () => encodeURIComponent(id))
  return search.size === 0 ? place : `${place}?${search}`
}

function headersOf({ body, file }: Input, { headers, visitor, token }: Sender) {
  return {
    ...headers,
    accept: 'application/json',
    ...(visitor === undefined ? {} : { [VISITOR_HEADER]: visitor }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
}

function bodyOf({ body, file }: Input) {
  return file ? Buffer.from(file) : body === undefined ? null : JSON.stringify(body)
}

const MAX_FIELDS = 40
const words = z.string().max(2_000).catch('')
const errorBody = z.object({
  code: z.string().catch(''),
  error: words,
  message: words,
  error_description: words,
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

const EMPTY_ERROR_BODY: z.output<typeof errorBody> = {
  ...{ code: '', error: '', message: '', error_description: '', validationErrors: [] },
}

/** The refusal in an error body (GAP-154); an unknown code is classified by its status. */
function readRefusal({ status, headers }: Response, text: string): Refused {
  const parsed = errorBody.safeParse(parseJson(text))
  const { code, validationErrors, ...body } = parsed.success ? parsed.data : EMPTY_ERROR_BODY
  const message = refusalText(status, body)
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
