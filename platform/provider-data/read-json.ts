import type { z } from 'zod'
import { readBounded } from '../read-bounded.ts'

/** A page waits for it and works without it: soon is better than complete. */
const TIMEOUT_MS = 1_500
const MAX_BYTES = 512 * 1024

/**
 * The parsed response of a provider's server. Throws on time-outs, refusals and responses that do not match the schema.
 */
export async function readJson<Value>(url: string, schema: z.ZodType<Value>): Promise<Value> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the provider answered ${response.status}`)
  }
  return schema.parse(JSON.parse(await readBounded(response, MAX_BYTES)))
}
