import type { z } from 'zod'
import type { RefusalCode } from '#contracts/refusals.ts'

export type FieldError = { field: string; code: string }
export type ReadRefusal = { ok: false; refusal: RefusalCode; fields?: FieldError[] }
type Read<Value> = { ok: true; value: Value } | ReadRefusal

/** No call carries more than a few fields. */
export const MAX_BODY_BYTES = 16_384
const MAX_FIELDS_NAMED = 20

/** A body as text. */
export function decodeBody(bytes: Uint8Array): Read<string> {
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { ok: false, refusal: 'MALFORMED_BODY' }
  }
}

/** The raw file; refused as soon as it exceeds the limit, whatever length was declared. */
export async function readFile(request: Request, maxBytes: number): Promise<Read<Uint8Array>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/octet-stream$/i.test(type)) {
    return { ok: false, refusal: 'UNSUPPORTED_MEDIA_TYPE' }
  }
  return readBytes(request, maxBytes)
}

/** The raw body; never holds more than the limit in memory. */
export async function readBytes(request: Request, maxBytes: number): Promise<Read<Uint8Array>> {
  const announced = Number(request.headers.get('content-length') ?? '0')
  if (announced > maxBytes) return { ok: false, refusal: 'BODY_TOO_LARGE' }
  if (request.body === null) return { ok: true, value: new Uint8Array() }
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > maxBytes) {
        await reader.cancel()
        return { ok: false, refusal: 'BODY_TOO_LARGE' }
      }
      chunks.push(value)
    }
    return { ok: true, value: join(chunks, size) }
  } catch {
    // The caller disconnected midway.
    return { ok: false, refusal: 'MALFORMED_BODY' }
  }
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

export function parseBody(schema: z.ZodType, request: Request, text: string): Read<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    return { ok: false, refusal: 'UNSUPPORTED_MEDIA_TYPE' }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, refusal: 'MALFORMED_BODY' }
  }
  return parse(schema, json)
}

/** A form-encoded body: the same rules as for a query. */
export function parseForm(schema: z.ZodType, request: Request, text: string): Read<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    return { ok: false, refusal: 'UNSUPPORTED_MEDIA_TYPE' }
  }
  return parseQuery(schema, new URLSearchParams(text))
}

/** More than any call has: what is beyond is counted, not read. */
const MAX_PARAMETERS = 100

/** A parameter given twice is refused: which of the two counts would be arbitrary. */
export function parseQuery(schema: z.ZodType, search: URLSearchParams): Read<unknown> {
  if (search.size > MAX_PARAMETERS) return invalid([{ field: '', code: 'too_big' }])
  const names = [...search.keys()]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return invalid([{ field: twice.slice(0, 100), code: 'duplicate' }])
  // No prototype: a parameter called __proto__ is just another unknown name.
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of search) values[name] = value
  return parse(schema, { ...values })
}

function parse(schema: z.ZodType, value: unknown): Read<unknown> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const fields = parsed.error.issues.slice(0, MAX_FIELDS_NAMED)
    return invalid(fields.map((it) => ({ field: it.path.join('.'), code: it.code })))
  }
  const field = unstorableIn(parsed.data)
  return field === null
    ? { ok: true, value: parsed.data }
    : invalid([{ field: field.slice(0, 100), code: 'invalid_text' }])
}

function invalid(fields: FieldError[]): ReadRefusal {
  return { ok: false, refusal: 'VALIDATION_FAILED', fields }
}

/**
 * The path of a text that the database cannot store, or null: a NUL or half a surrogate pair is refused here, so that
 * it does not fail in the middle of the work.
 */
function unstorableIn(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableIn(inner, path === '' ? name : `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}
