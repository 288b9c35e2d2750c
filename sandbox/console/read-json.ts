import type { Context } from 'hono'
import type { z } from 'zod'
import { errorResponse } from '../error-response.ts'

/** The body parsed by its schema, or the response that refuses it. */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; response: Response }> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    return { ok: false, response: errorResponse(415, 'UNSUPPORTED_MEDIA_TYPE') }
  }
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch {
    return { ok: false, response: errorResponse(400, 'MALFORMED_BODY') }
  }
  return parsed(schema, body)
}

export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { ok: true; value: z.output<Schema> } | { ok: false; response: Response } {
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const fields = result.error.issues.slice(0, 20).map((it) => ({
    field: it.path.join('.'),
    code: it.code,
  }))
  return { ok: false, response: errorResponse(400, 'VALIDATION_FAILED', fields) }
}
