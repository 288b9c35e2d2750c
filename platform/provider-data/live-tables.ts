import { type LiveTable, liveTables } from '#contracts/player-api/games.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { rememberFor } from '../remember-for.ts'
import { readJson } from './read-json.ts'

/** Sites poll once a second while tables are displayed; however many do, the provider is queried no more often. */
const KEPT_MS = 900

export type LiveTables = {
  /** The current tables; PROVIDER_UNAVAILABLE where the provider does not answer. */
  read(): Promise<Result<LiveTable[], 'PROVIDER_UNAVAILABLE'>>
}

/** The tables of the provider's server: `GET {url}/tables`; without an address they are unavailable. */
export function createLiveTables(options: {
  url: string | null
  clock: () => number
  onFailure: (error: unknown) => void
}): LiveTables {
  const { url, clock } = options
  const remembered = rememberFor<LiveTable[]>({ clock, keptMs: KEPT_MS, most: 1 })
  return {
    async read() {
      if (url === null) return refuse('PROVIDER_UNAVAILABLE')
      try {
        return ok(await remembered('tables', () => readJson(`${url}/tables`, liveTables)))
      } catch (error) {
        options.onFailure(error)
        return refuse('PROVIDER_UNAVAILABLE')
      }
    },
  }
}
