import { beforeEach, expect, test } from 'vitest'
import type { LiveTable } from '#contracts/player-api/games.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { createTableFeed, type TableNews } from './table-feed.server.ts'

const table = (tableId: string, change: Partial<LiveTable> = {}): LiveTable => ({
  ...{ tableId, seats: 7, seatsTaken: 1, open: true, betLimits: [], dealer: 'BETTING' },
  ...change,
})

let tables: LiveTable[]
let asked: number
let fails: boolean
let later: { ms: number; work: () => void }[]
beforeEach(() => {
  tables = [table('a'), table('b')]
  asked = 0
  fails = false
  later = []
})

const aFeed = (bounds: { mostWatchers?: number; mostOfNetwork?: number } = {}) =>
  createTableFeed({
    read: async () => {
      asked += 1
      if (fails) throw new Error('nobody answers')
      return structuredClone(tables)
    },
    after(ms, work) {
      const entry = { ms, work }
      later.push(entry)
      return () => void later.splice(later.indexOf(entry), 1)
    },
    networkOf: (address) => address.replace(/:[^:]*$/, ''),
    ...bounds,
  })

/** Runs due timers, and what follows from them. */
async function timePasses(): Promise<void> {
  for (const { work } of later.splice(0)) work()
  await settled()
}

function aWatcher() {
  const received: TableNews[] = []
  const watcher = {
    ended: 0,
    received,
    onNews: (it: TableNews) => void received.push(it),
    onEnd() {},
  }
  watcher.onEnd = () => {
    watcher.ended += 1
  }
  return watcher
}

test('the feed sends all tables first, then those that changed or disappeared', async () => {
  const feed = aFeed()
  const watcher = aWatcher()
  feed.watch('192.0.2.1', watcher)
  await settled()
  expect(watcher.received).toEqual([{ tables, gone: [] }])
  await timePasses()
  expect(watcher.received).toHaveLength(1)

  tables = [table('a', { dealer: 'DEALING' })]
  await timePasses()
  expect(watcher.received[1]).toEqual({ tables, gone: ['b'] })
})

test('one poll serves all watchers, and stops without any', async () => {
  const feed = aFeed()
  const [one, other] = [aWatcher(), aWatcher()]
  const leave = feed.watch('192.0.2.1', one)
  const leaveToo = feed.watch('192.0.2.2', other)
  await settled()
  expect(asked).toBe(1)
  expect(other.received).toEqual(one.received)
  await timePasses()
  expect(asked).toBe(2)
  leave?.()
  expect(later).toHaveLength(1)
  leaveToo?.()
  expect(later).toHaveLength(0)
  expect(asked).toBe(2)

  // A watcher who comes back gets the current state, not the old one.
  tables = [table('a', { seatsTaken: 6 })]
  const again = aWatcher()
  feed.watch('192.0.2.1', again)
  expect(again.received).toEqual([])
  await settled()
  expect(again.received).toEqual([{ tables, gone: [] }])
})

test('a late watcher gets the known tables at once', async () => {
  const feed = aFeed()
  feed.watch('192.0.2.1', aWatcher())
  await settled()
  const late = aWatcher()
  feed.watch('192.0.2.1', late)
  expect(late.received).toEqual([{ tables, gone: [] }])
  expect(asked).toBe(1)
})

test('while no provider answers, no tables are shown and polling slows down', async () => {
  const feed = aFeed()
  const watcher = aWatcher()
  feed.watch('192.0.2.1', watcher)
  await settled()
  const usual = later[0]?.ms ?? 0
  fails = true
  await timePasses()
  expect(watcher.received.at(-1)).toEqual({ tables: [], gone: ['a', 'b'] })
  expect(later[0]?.ms).toBeGreaterThan(usual)
  fails = false
  await timePasses()
  expect(watcher.received.at(-1)).toEqual({ tables, gone: [] })
})

test('another address of the same network counts as the same', async () => {
  const feed = aFeed({ mostOfNetwork: 1 })
  expect(feed.watch('2001:db8::1', aWatcher())).not.toBeNull()
  expect(feed.watch('2001:db8::2', aWatcher())).toBeNull()
})

test('the number of watchers is limited, per address and in total', async () => {
  const feed = aFeed({ mostWatchers: 3, mostOfNetwork: 2 })
  const leave = feed.watch('192.0.2.1', aWatcher())
  expect(feed.watch('192.0.2.1', aWatcher())).not.toBeNull()
  expect(feed.watch('192.0.2.1', aWatcher())).toBeNull()
  expect(feed.watch('192.0.2.2', aWatcher())).not.toBeNull()
  expect(feed.watch('192.0.2.3', aWatcher())).toBeNull()
  leave?.()
  expect(feed.watch('192.0.2.3', aWatcher())).not.toBeNull()
})

test('closing ends every watcher and stops polling', async () => {
  const feed = aFeed()
  const watcher = aWatcher()
  feed.watch('192.0.2.1', watcher)
  await settled()
  feed.close()
  expect(watcher.ended).toBe(1)
  expect(later).toHaveLength(0)
})
