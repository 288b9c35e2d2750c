import {
  ROUND_DETAIL_PATH,
  roundDetailResponse,
} from '#contracts/provider-callbacks/round-detail.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { readBounded } from '../read-bounded.ts'
import type { ReadOutcome } from './read-rounds.ts'

/** A player waits for this beside the money facts, which are there already. */
const TIMEOUT_MS = 2_000
const MAX_ANSWER_BYTES = 250_000

/**
 * Asks the provider of a round over HTTP what came out in it. A provider that has no such call, is slow, says
 * nothing or garbage leaves the outcome out; the round's money does not wait for it.
 */
export function createOutcomeReader(deps: {
  /** Where the servers of a provider are reached and the secret shared with it; null where nobody can be asked. */
  providerAt: (provider: string) => { baseUrl: string; secret: string } | null
  clock: () => number
  fetch: (request: Request) => Promise<Response>
  onFailure: (provider: string, error: unknown) => void
}): ReadOutcome {
  return async ({ provider, roundRef, language }) => {
    const at = deps.providerAt(provider)
    if (at === null) return null
    const body = JSON.stringify({ roundId: roundRef, language: LANGUAGES[language].outbound })
    const call = { timestampMs: deps.clock(), method: 'POST', path: ROUND_DETAIL_PATH, body }
    try {
      const response = await deps.fetch(
        new Request(`${at.baseUrl}${ROUND_DETAIL_PATH}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...signatureHeader(at.secret, call),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      )
      if (!response.ok) {
        await response.body?.cancel()
        if (response.status === 404) return null
        throw new Error(`the provider answered ${response.status}`)
      }
      return roundDetailResponse.parse(JSON.parse(await readBounded(response, MAX_ANSWER_BYTES)))
    } catch (error) {
      deps.onFailure(provider, error)
      return null
    }
  }
}
