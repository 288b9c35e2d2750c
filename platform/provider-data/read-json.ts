import type { z } from 'zod'

/** A page waits for it, and does without: better soon than complete. */
const TIMEOUT_MS = 1_500
const MAX_BYTES = 512 * 1024

/** What a provider's server answers, parsed. Throws for silence, refusals and what is not as promised. */
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
  return schema.parse(JSON.parse(await readText(response)))
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body === null) return ''
  const reader = response.body.getReader()
  for (;;) {
    const { done, value: chunk } = await reader.read()
    if (done) break
    size += chunk.byteLength
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new Error('the provider answered too much')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
