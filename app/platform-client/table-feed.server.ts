import type { LiveTable } from '#contracts/player-api/games.ts'
import type { ReadLiveTables } from './live-tables.server.ts'
import type { PlatformClient } from './platform-client.server.ts'

/** How often the providers are asked while somebody looks, once for all who do. */
const EVERY_MS = 1_000
/** While nobody can say anything, and when a reader fell over. */
const AGAIN_MS = 5_000
const MOST_WATCHERS = 5_000
/** Tabs and people behind one address. */
const MOST_OF_ADDRESS = 40

/** What has changed since the last word: tables as they stand now, and the ids of those that nobody names any more. */
export type TableNews = { tables: readonly LiveTable[]; gone: readonly string[] }
export type TableWatcher = {
  onNews(news: TableNews): void
  /** The server stops: the watcher is told nothing more. */
  onEnd(): void
}
export type TableFeed = {
  /**
   * Tells of all tables as soon as they are known, then of every change, until the answer is called; null where
   * too many watch already. `address` is the visitor's, as the server knows it.
   */
  watch(address: string, watcher: TableWatcher): (() => void) | null
  close(): void
}

/** Every live table that has a word to say: those of the third-party provider, and those of creedroomz (GAP-106). */
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
 * One reader for all who watch live tables (decision 0034): it asks while anybody watches and tells each watcher what
 * is new. A table that says the same as before stays the same object. Bounded by all and by each address.
 */
export function createTableFeed(options: {
  read: () => Promise<LiveTable[]>
  /** Does something later, unless what it gives back is called before. */
  after: (ms: number, work: () => void) => () => void
  mostWatchers?: number
  mostOfAddress?: number
}): TableFeed {
  const { mostWatchers = MOST_WATCHERS, mostOfAddress = MOST_OF_ADDRESS } = options
  const watchers = new Map<TableWatcher, string>()
  let known: ReadonlyMap<string, LiveTable> | null = null
  let cancelNext: (() => void) | null = null
  let isReading = false

  const goOn = (ms: number) => {
    if (watchers.size > 0) cancelNext = options.after(ms, () => void look())
    // Nobody looks: what is known grows old.
    else known = null
  }
  const look = async () => {
    cancelNext = null
    isReading = true
    const tables = await options.read().catch((): LiveTable[] => [])
    isReading = false
    // Not that of before the question: who came meanwhile, as the only one, has heard nothing yet.
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
      const ofAddress = [...watchers.values()].filter((it) => it === address).length
      if (watchers.size >= mostWatchers || ofAddress >= mostOfAddress) return null
      watchers.set(watcher, address)
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

/** The older of two that say the same. */
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
