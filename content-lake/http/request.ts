import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { LakeError } from '../documents/types.ts'

export type Bindings = { Bindings: { remoteAddress: string } }
// biome-ignore lint/suspicious/noExplicitAny: a context is used with every path
export type Context = HonoContext<Bindings, any>

export const flag = (c: Context, name: string) => ['true', '1'].includes(c.req.query(name) ?? '')

/** The JSON body, parsed by a schema; what does not fit is a 400 that names the first problem. */
export async function parseJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new LakeError(400, 'invalidJson', 'The body is not JSON')
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new LakeError(
      400,
      'invalidRequest',
      `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}`,
    )
  }
  return parsed.data
}

export function bearerOf(c: Context): string | null {
  const header = c.req.header('authorization') ?? ''
  return /^Bearer (\S{1,400})$/.exec(header)?.[1] ?? null
}
