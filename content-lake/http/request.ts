import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { LakeError } from '../documents/types.ts'

export type Bindings = { Bindings: { remoteAddress: string } }
// biome-ignore lint/suspicious/noExplicitAny: a context is used with every path
export type Context = HonoContext<Bindings, any>

const MAX_IDS = 1_000

export const flag = (c: Context, name: string) => ['true', '1'].includes(c.req.query(name) ?? '')

/**
 * The body as it comes. 413 as soon as it is longer than `maxBytes`: at once when it says so itself, else when
 * that many have come. 400 when it ends before it should.
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

/** The whole body. Throws like `chunksOf`. */
export async function readBytes(c: Context, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunksOf(c, maxBytes)) parts.push(chunk)
  return Buffer.concat(parts)
}

/** The JSON body, parsed by a schema; what does not fit is a 400 that names the first problem. */
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

/** No token of ours is longer. */
const MAX_TOKEN = 400

/** Null where there is no token; what cannot be one is empty, which nobody has. */
export function bearerOf(c: Context): string | null {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
  return token !== null && token.length > MAX_TOKEN ? '' : token
}

/** Ids of a path, separated by commas. */
export function idsOf(c: Context, name: string): string[] {
  const ids = (c.req.param(name) ?? '').split(',').filter((it) => it !== '')
  if (ids.length === 0 || ids.length > MAX_IDS)
    throw new LakeError(400, 'invalidRequest', `Between one and ${MAX_IDS} ids are needed`)
  return ids
}

/** The parameters of a query in the address: `$name=<JSON>`. */
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

/** A whole number of the address between two bounds, or the default when it is not given. */
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

/** Whether the caller asks for a version of the API that has releases and the versions of documents in them. */
export function knowsVersions(c: Context): boolean {
  const version = c.req.param('version') ?? ''
  return version === 'vX' || version >= 'v2025-02-19'
}

/** All there is, for this caller. */
export const rawOf = (c: Context) => (knowsVersions(c) ? 'raw' : 'unversioned')
