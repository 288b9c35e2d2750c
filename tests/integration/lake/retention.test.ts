import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

const DAY = 86_400_000
let now = Date.parse('2026-03-01T12:00:00Z')
let running: RunningLake

beforeAll(async () => {
  running = await startLake({ clock: () => now })
})
afterAll(() => running.stop())

const transactionsOf = async (id: string) =>
  (
    await running.client.request<string>({
      uri: `/data/history/production/transactions/${id}`,
      query: { excludeContent: 'true' },
      headers: { accept: 'application/x-ndjson' },
    })
  ).length

test('history beyond its days is forgotten, the documents and the count of transactions are not', async () => {
  const { client } = running
  const first = await client.create({ _id: 'page-a', _type: 'page', title: 'first' })
  now += 20 * DAY
  await client.patch('page-a').set({ title: 'second' }).commit()
  now += 5 * DAY
  running = await running.restart({ historyDays: 10 })
  const history = (query: string) =>
    running.client.request<{ documents: { title: string }[] }>({
      uri: `/data/history/production/documents/page-a?${query}`,
    })
  await until(
    () =>
      history(`revision=${first._rev}`).then(
        () => false,
        () => true,
      ),
    'the forgetting',
  )
  // A time before the retention period is refused with a message rather than answered with a later state.
  const old = new Date(now - 12 * DAY).toISOString()
  await expect(history(`time=${old}`)).rejects.toThrow('History is kept for 10 days')
  const kept = new Date(now - 4 * DAY).toISOString()
  expect((await history(`time=${kept}`)).documents).toMatchObject([{ title: 'second' }])
  expect(await transactionsOf('page-a')).toBeGreaterThan(0)

  // Writing continues from the newest transaction, even when all history has expired.
  now += 100 * DAY
  running = await running.restart({ historyDays: 10 })
  await running.client.patch('page-a').set({ title: 'third' }).commit()
  expect((await running.client.getDocument('page-a'))?.title).toBe('third')
  const audit = await running.client.request<{ entries: { documents: { id: string }[] }[] }>({
    uri: '/audit?document=page-a',
  })
  expect(audit.entries).toHaveLength(3)
})
