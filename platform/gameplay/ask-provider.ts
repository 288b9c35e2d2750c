import {
  RETURN_STAKE_PATH,
  type ReturnStakeOutcome,
  returnStakeResponse,
} from '#contracts/provider-callbacks/open-bets.ts'
import {
  ROUND_DETAIL_PATH,
  roundDetailResponse,
} from '#contracts/provider-callbacks/round-detail.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { sendWithin, type TimedFetch } from '#contracts/timed-fetch.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { readBounded } from '../read-bounded.ts'
import type { ReadOutcome } from './read-rounds.ts'

/** A player waits for the outcome of a round, while the facts about its money are already available. */
const TIMEOUT_MS = 2_000
const MAX_ANSWER_BYTES = 250_000

export type AskProviderDeps = {
  /** The base URL of a provider's server and the secret shared with it; null when it has no server. */
  providerAt: (provider: string) => { baseUrl: string; secret: string } | null
  clock: () => number
  fetch: TimedFetch
}

/**
 * A signed call to a provider. Null: it has no server, or does not know the subject (404). Throws on an unusable
 * response.
 */
export async function askProvider(
  deps: AskProviderDeps,
  { provider, path, body }: { provider: string; path: string; body: object },
): Promise<unknown> {
  const at = deps.providerAt(provider)
  if (at === null) return null
  const text = JSON.stringify(body)
  const call = { timestampMs: deps.clock(), method: 'POST', path, body: text }
  const request = new Request(`${at.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureHeader(at.secret, call) },
    body: text,
    redirect: 'error',
  })
  return sendWithin({ fetch: deps.fetch, timeoutMs: TIMEOUT_MS }, request, async (response) => {
    if (response.status === 204) return {}
    if (response.ok) return JSON.parse(await readBounded(response, MAX_ANSWER_BYTES))
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new Error(`the provider answered ${response.status}`)
  })
}

/** Requests the return of the stake of a round that has not started (open-bets.ts). Null: the round is unknown. */
export type RequestStakeRefund = (round: {
  provider: string
  roundRef: string
}) => Promise<ReturnStakeOutcome | null>

export function createStakeRefundRequest(deps: AskProviderDeps): RequestStakeRefund {
  return async ({ provider, roundRef }) => {
    const body = { roundId: roundRef }
    const response = await askProvider(deps, { provider, path: RETURN_STAKE_PATH, body })
    return response === null ? null : returnStakeResponse.parse(response).outcome
  }
}

/**
 * Requests a round's outcome from its provider over HTTP. If a provider has no such call, is slow or sends nothing
 * usable, the outcome is left out; the round's money does not wait for it.
 */
export function createOutcomeReader(
  deps: AskProviderDeps & { onFailure: (provider: string, error: unknown) => void },
): ReadOutcome {
  return async ({ provider, roundRef, language }) => {
    const body = { roundId: roundRef, language: LANGUAGES[language].outbound }
    try {
      const response = await askProvider(deps, { provider, path: ROUND_DETAIL_PATH, body })
      return response === null ? null : roundDetailResponse.parse(response)
    } catch (error) {
      deps.onFailure(provider, error)
      return null
    }
  }
}
