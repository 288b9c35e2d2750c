import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import type { Caller } from '../auth/caller.ts'
import { LakeError } from '../documents/types.ts'

export type Bindings = {
  Bindings: { remoteAddress: string }
  /** Set for a dry run: nothing is changed, and a refusal is an answer. */
  Variables: { isTrial?: boolean }
}
// biome-ignore lint/suspicious/noExplicitAny: a context is used with every path
export type Context = HonoContext<Bindings, any>

const MAX_IDS = 1_000
const MAX_QUERY_BYTES = 1024 * 1024
/** Without a token, in the body or in the address: a larger one costs more to read than to refuse. */
const MAX_STRANGERS_QUERY_BYTES = 16 * 1024

export const mostQueryBytes = ({ kind }: Pick<Caller, 'kind'>): number =>
  kind === 'stranger' ? MAX_STRANGERS_QUERY_BYTES : MAX_QUERY_BYTES

/** Throws LakeError 413 for an address that is longer than a query of this caller may be. */
export function assertAddress(c: Context, caller: Pick<Caller, 'kind'>): void {
  if (c.req.url.length > mostQueryBytes(caller))
    throw new LakeError(413, 'payloadTooLarge', 'The query is too large')
}

export const flag = (c: Context, name: string) => ['true', '1'].includes(c.req.query(name) ?? '')

/**
 * Streams the body. 413 as soon as it exceeds `maxBytes`: at once when its Content-Length does, else when that many
 * bytes have arrived. 400 when it ends early.
 */
export async function* chunksOf(c: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new LakeError(413, 'payloadTooLarge', 'The body is too large')
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  let total = 0
  const reader = c.req.raw.body?.getReader()
  if (!reader) return
  const next = () =>
    reader.read().catch(() => {
      throw new LakeError(400, 'invalidRequest', 'The body ended too early')
    })
  for (let step = await next(); !step.done; step = await next()) {
    total += step.value.byteLength
    if (total > maxBytes) throw tooLarge()
    yield step.value
  }
}

/** Reads the whole body. Throws like `chunksOf`. */
export async function readBytes(c: Context, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunksOf(c, maxBytes)) parts.push(chunk)
  return Buffer.concat(parts)
}

/** The JSON body, parsed by a schema; an invalid body is a 400 that names the first problem. */
export async function parseJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  maxBytes: number,
): Promise<z.infer<Schema>> {
  const bytes = await readBytes(c, maxBytes)
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new LakeError(400, 'invalidJson', 'The body is not JSON')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.').slice(0, 120) || 'body'
  throw new LakeError(400, 'invalidRequest', `${where}: ${issue?.message ?? 'not valid'}`)
}

/** No valid token is longer. */
const MAX_TOKEN = 400

/** Null where there is no token; one that is too long becomes the empty string, which matches no token. */
export function bearerOf(c: Context): string | null {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
  return token !== null && token.length > MAX_TOKEN ? '' : token
}

/** Comma-separated ids in a path. */
export function idsOf(c: Context, name: string): string[] {
  const ids = [...new Set((c.req.param(name) ?? '').split(','))].filter((it) => it !== '')
  if (ids.length === 0 || ids.length > MAX_IDS)
    throw new LakeError(400, 'invalidRequest', `Between one and ${MAX_IDS} ids are needed`)
  return ids
}

/** The query parameters of a GROQ request in the URL: `$name=<JSON>`. */
export function paramsOf(c: Context): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(c.req.query())) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw new LakeError(400, 'invalidParameter', `Parameter ${name.slice(0, 40)} is not JSON`)
    }
  }
  return params
}

/** A whole number in the URL, clamped to two bounds, or the default when it is missing. */
export function numberOf(
  c: Context,
  name: string,
  bounds: { default: number; max: number },
): number {
  const given = c.req.query(name)
  if (given === undefined || given === '') return bounds.default
  if (!/^\d{1,9}$/.test(given))
    throw new LakeError(400, 'invalidParameter', `${name} is not a whole number`)
  return Math.min(Number(given), bounds.max)
}

/** Whether the requested API version knows releases and versions of documents. */
export function knowsVersions(c: Context): boolean {
  const version = c.req.param('version') ?? ''
  return version === 'vX' || version >= 'v2025-02-19'
}

/** The perspective with everything, for this caller's API version. */
export const rawOf = (c: Context) => (knowsVersions(c) ? 'raw' : 'unversioned')
