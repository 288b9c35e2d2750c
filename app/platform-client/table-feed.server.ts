import type { LiveTable } from '#contracts/player-api/games.ts'
import type { ReadLiveTables } from './live-tables.server.ts'
import type { PlatformClient } from './platform-client.server.ts'

/** Poll interval of the providers while there are watchers, shared by all of them. */
const EVERY_MS = 1_000
/** While no data is available, and when a reader failed. */
const AGAIN_MS = 5_000
const MOST_WATCHERS = 5_000
/** Tabs and people behind one address. */
const MOST_OF_NETWORK = 40

/** Changes since the last message: tables in their current state, and the ids of those no longer reported. */
export type TableNews = { tables: readonly LiveTable[]; gone: readonly string[] }
export type TableWatcher = {
  onNews(news: TableNews): void
  /** The server is stopping: the watcher gets no more messages. */
  onEnd(): void
}
export type TableFeed = {
  /**
   * Reports all tables as soon as they are known, then every change, until the returned function is called; null if
   * there are too many watchers already. `address` is the visitor's IP address, as determined by the server.
   */
  watch(address: string, watcher: TableWatcher): (() => void) | null
  close(): void
}

/** Every live table with a state: those of the third-party provider, and those of creedroomz (GAP-106). */
export async function readEveryTable(sources: {
  platform: Pick<PlatformClient, 'readCreedroomzTables'>
  liveTables: ReadLiveTables
}): Promise<LiveTable[]> {
  const [creedroomz, others] = await Promise.all([
    sources.platform.readCreedroomzTables(),
    sources.liveTables(),
  ])
  return [...(others ?? []), ...(creedroomz.ok ? creedroomz.value : [])]
}

/**
 * One reader for all who watch live tables (decision 0034): it polls while there are watchers and sends each of them
 * the changes. An unchanged table stays the same object. Limited in total and per network.
 */
export function createTableFeed(options: {
  read: () => Promise<LiveTable[]>
  /** Schedules a call; the returned function cancels it. */
  after: (ms: number, work: () => void) => () => void
  /** Whom an address counts for: an IPv6 customer has 2^64 of them. */
  networkOf: (address: string) => string
  mostWatchers?: number
  mostOfNetwork?: number
}): TableFeed {
  const { mostWatchers = MOST_WATCHERS, mostOfNetwork = MOST_OF_NETWORK } = options
  const watchers = new Map<TableWatcher, string>()
  let known: ReadonlyMap<string, LiveTable> | null = null
  let cancelNext: (() => void) | null = null
  let isReading = false

  const goOn = (ms: number) => {
    if (watchers.size > 0) cancelNext = options.after(ms, () => void look())
    // Without watchers the known state becomes outdated.
    else known = null
  }
  const look = async () => {
    cancelNext = null
    isReading = true
    const tables = await options.read().catch((): LiveTable[] => [])
    isReading = false
    // Not the state before the request: a watcher who joined meanwhile, as the only one, has received nothing yet.
    const before = known
    const next = new Map(tables.map((it) => [it.tableId, same(before?.get(it.tableId), it)]))
    known = next
    const news = newsOf(before ?? new Map(), next)
    if (before === null || news.tables.length + news.gone.length > 0) {
      for (const watcher of [...watchers.keys()]) watcher.onNews(news)
    }
    goOn(tables.length === 0 ? AGAIN_MS : EVERY_MS)
  }

  return {
    watch(address, watcher) {
      const network = options.networkOf(address)
      const ofNetwork = [...watchers.values()].filter((it) => it === network).length
      if (watchers.size >= mostWatchers || ofNetwork >= mostOfNetwork) return null
      watchers.set(watcher, network)
      if (known !== null) watcher.onNews({ tables: [...known.values()], gone: [] })
      if (cancelNext === null && !isReading) void look()
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        cancelNext?.()
        cancelNext = null
        known = null
      }
    },
    close() {
      cancelNext?.()
      cancelNext = null
      const all = [...watchers.keys()]
      watchers.clear()
      for (const it of all) it.onEnd()
    },
  }
}

/** The older object if both are equal. */
function same(before: LiveTable | undefined, now: LiveTable): LiveTable {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
}

function newsOf(
  before: ReadonlyMap<string, LiveTable>,
  now: ReadonlyMap<string, LiveTable>,
): TableNews {
  return {
    tables: [...now.values()].filter((it) => before.get(it.tableId) !== it),
    gone: [...before.keys()].filter((it) => !now.has(it)),
  }
}
