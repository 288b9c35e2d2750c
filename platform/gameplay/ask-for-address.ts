import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { SIGNATURE_HEADER, signedText } from '#contracts/provider-callbacks/signature.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'

/** Where a provider's own server is, and what our calls to it are signed with. */
export type ProviderServer = { url: string; secret: string }

export type ProviderRefusal = 'PROVIDER_REFUSED_PLAYER' | 'PROVIDER_UNAVAILABLE'

/** Below what a page waits for the platform, so that the page can still say what went wrong. */
const TIMEOUT_MS = 2_500
/** An address and a token fit; more is not an answer to our question. */
const MAX_ANSWER_BYTES = 16_384

/**
 * Asks a provider's server for the address of a game. A server that is late, broken or speaks of something
 * else is unavailable; its 400 says that it does not let this player in (GAM-16). Never throws.
 */
export async function askForAddress<Answer extends z.ZodType>(
  server: ProviderServer,
  question: { path: string; body: object; answer: Answer },
  deps: { clock: () => number; timeoutMs?: number },
): Promise<Result<z.output<Answer>, ProviderRefusal>> {
  const body = JSON.stringify(question.body)
  const timestampMs = deps.clock()
  const address = new URL(`${server.url}${question.path}`)
  const text = signedText({ timestampMs, method: 'POST', path: address.pathname, body })
  const signature = createHmac('sha256', server.secret).update(text).digest('hex')
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: `t=${timestampMs},v1=${signature}`,
      },
      body,
      // The token must not follow a redirect to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS),
    })
    if (response.status === 400) {
      await response.body?.cancel()
      return refuse('PROVIDER_REFUSED_PLAYER')
    }
    if (!response.ok) {
      await response.body?.cancel()
      return refuse('PROVIDER_UNAVAILABLE')
    }
    const said = await readBounded(response)
    const parsed = question.answer.safeParse(said === null ? null : JSON.parse(said))
    return parsed.success ? ok(parsed.data) : refuse('PROVIDER_UNAVAILABLE')
  } catch {
    return refuse('PROVIDER_UNAVAILABLE')
  }
}

/** The text of an answer, or null when it is longer than any answer is. */
async function readBounded(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    size += value.byteLength
    if (size > MAX_ANSWER_BYTES) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
