import type { z } from 'zod'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { readBounded } from '../read-bounded.ts'

/** The address of a provider's server, and the secret that signs our calls to it. */
export type ProviderServer = { url: string; secret: string }

export type ProviderRefusal = 'PROVIDER_REFUSED_PLAYER' | 'PROVIDER_UNAVAILABLE'

/** Shorter than a page's timeout for the platform, so that the page can still report what went wrong. */
const TIMEOUT_MS = 2_500
/** Enough for an address and a token; a larger response is not an answer to our request. */
const MAX_ANSWER_BYTES = 16_384

/**
 * Requests the address of a game from a provider's server. A server that is late, broken or sends something else is
 * unavailable; its 400 means that it refuses this player (GAM-16). Never throws.
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
      // The token must not follow a redirect to another host.
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
