/** Why a page got no answer at all: the connection is gone, or took too long (ERR-03, CON-42). */
export type NetworkFailure = 'network' | 'timedOut'

/** The words of Chromium, Firefox and Safari for a request that got no answer; the standard has none. */
const NO_ANSWER = /^(?:Failed to fetch|NetworkError when attempting|Load failed|network error)/i

/** What kept a page from its data, if that was the network; null for everything else. */
export function networkFailure(error: unknown): NetworkFailure | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return 'timedOut'
  return error instanceof TypeError && NO_ANSWER.test(error.message) ? 'network' : null
}
