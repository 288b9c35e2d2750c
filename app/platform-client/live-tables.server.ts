import { type LiveTable, liveTables } from '#contracts/player-api/games.ts'
import { sendWithin, type TimedFetch } from '#contracts/timed-fetch.ts'

const TIMEOUT_MS = 1_500
/** However many pages and feeds (table-feed.server.ts) request them, the provider is called once a second at most. */
const KEPT_MS = 900
const MAX_LENGTH = 1_000_000

/** The tables of the third-party provider at this moment, or null while unavailable (LOB-21). */
export type ReadLiveTables = () => Promise<LiveTable[] | null>

/** Calls `{url}/tables?partnerId=`, once for all concurrent requests; without a URL they are always unavailable. */
export function createLiveTablesReader(options: {
  url: string | null
  partnerId: string
  fetch: TimedFetch
  clock: () => number
  logger: { warn(data: object, text: string): void }
}): ReadLiveTables {
  const { url, partnerId, clock } = options
  let known: { at: number; tables: Promise<LiveTable[] | null> } | null = null
  const ask = async (base: string) => {
    try {
      const request = new Request(`${base}/tables?partnerId=${encodeURIComponent(partnerId)}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
      })
      const within = { fetch: options.fetch, timeoutMs: TIMEOUT_MS }
      return await sendWithin(within, request, async (response) => {
        const text = await response.text()
        if (!response.ok || text.length > MAX_LENGTH) throw new Error(`answered ${response.status}`)
        return liveTables.parse(JSON.parse(text))
      })
    } catch (error) {
      options.logger.warn({ err: error }, 'the live tables cannot be asked for')
      return null
    }
  }
  return async () => {
    if (url === null) return null
    const now = clock()
    // A value cached before the clock was set back is out of date.
    if (known === null || now < known.at || now - known.at >= KEPT_MS) {
      known = { at: now, tables: ask(url) }
    }
    return known.tables
  }
}
