import type { z } from 'zod'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { readBounded } from '../read-bounded.ts'

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
  const address = new URL(`${server.url}${question.path}`)
  const call = { timestampMs: deps.clock(), method: 'POST', path: address.pathname, body }
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...signatureHeader(server.secret, call),
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
    const parsed = question.answer.safeParse(
      JSON.parse(await readBounded(response, MAX_ANSWER_BYTES)),
    )
    return parsed.success ? ok(parsed.data) : refuse('PROVIDER_UNAVAILABLE')
  } catch {
    return refuse('PROVIDER_UNAVAILABLE')
  }
}
