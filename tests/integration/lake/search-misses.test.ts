import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSearchMisses, type SearchMisses } from '#app/features/search/search-misses.server.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

const DAY_MS = 86_400_000
const REPORT = '*[_type == "searchMiss"]{text, market, language, day, count}'
const MISS = { text: 'plinko', market: 'FI', language: 'fi', day: '2026-11-22' }

let running: RunningLake
let processes: SearchMisses[] = []
let now = Date.parse('2026-11-22T10:00:00Z')
const troubles: unknown[] = []
const trouble = (data: object) => void troubles.push(data)

const aProcess = () =>
  createSearchMisses({
    apiUrl: running.url,
    assetUrl: running.url,
    projectId: 'playhouse',
    dataset: 'production',
    token: TOKEN,
    clock: Date.now,
    wallClock: () => now,
    logger: { info() {}, warn: trouble, error: trouble },
  })

beforeAll(async () => {
  running = await startLake()
  processes = [aProcess(), aProcess()]
})
afterAll(async () => {
  for (const it of processes) await it.close()
  await running.stop()
  expect(troubles).toEqual([])
})

const search = (times: number) => {
  for (const { note } of processes)
    for (let i = 0; i < times; i++) note({ text: 'Plinko', market: 'FI', language: 'fi' })
}
const flush = async () => {
  for (const it of processes) await it.flush()
}

test('editors read the counts of several processes merged; an anonymous client reads nothing', async () => {
  search(2)
  await flush()
  expect(await running.client.fetch(REPORT)).toEqual([{ ...MISS, count: 4 }])
  search(1)
  await flush()
  await flush()
  expect(await running.client.fetch(REPORT)).toEqual([{ ...MISS, count: 6 }])
  expect(await running.anonymous.fetch(REPORT)).toEqual([])
})

test('no id is public in a hosted project; counts under an older, public id are moved', async () => {
  const ids = '*[_type == "searchMiss"]._id'
  expect(await running.client.fetch(ids)).toEqual([
    expect.stringMatching(/^searchMiss\.[0-9a-f]{32}$/),
  ])
  const before = { _id: 'searchMiss-0123456789abcdef', _type: 'searchMiss', ...MISS }
  await running.client.create({ ...before, count: 5 })
  await running.client.create({ ...before, _id: 'searchMiss-other', text: 'wheel', count: 3 })
  const [first, second] = [aProcess(), aProcess()]
  await first.flush()
  await second.flush()
  processes.push(first, second)
  expect(await running.client.fetch(`${REPORT} | order(text)`)).toEqual([
    { ...MISS, count: 11 },
    { ...MISS, text: 'wheel', count: 3 },
  ])
  const all = await running.client.fetch<string[]>(ids)
  expect(all.filter((it) => !it.startsWith('searchMiss.'))).toEqual([])
})

test('entries older than thirty days are deleted', async () => {
  now += 30 * DAY_MS
  await flush()
  expect(await running.client.fetch(REPORT)).toHaveLength(2)
  now += DAY_MS
  await flush()
  expect(await running.client.fetch(REPORT)).toEqual([])
})
