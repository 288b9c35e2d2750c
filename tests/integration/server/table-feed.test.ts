import { expect, test } from 'vitest'
import { handleTableFeed } from '#app/features/lobby/live-data/table-feed.server.ts'
import { createTableFeed } from '#app/platform-client/table-feed.server.ts'
import type { LiveTable } from '#contracts/player-api/games.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { aSiteContext } from '#tests/fixtures/site-context.ts'

const ORIGIN = 'http://localhost:3000'
const table = (change: Partial<LiveTable> = {}): LiveTable => ({
  ...{ tableId: 'live-one', seats: 7, seatsTaken: 2, open: true, dealer: 'BETTING' },
  betLimits: [
    { currency: 'EUR', min: 1, max: 50 },
    { currency: 'NOK', min: 10, max: 500 },
  ],
  ...change,
})

/** The feed with the tables of the test; `turn` runs its next poll. */
function aFeed(bounds: { mostOfNetwork?: number } = {}) {
  const at = { tables: [table()], turn: () => {}, asked: 0 }
  const feed = createTableFeed({
    async read() {
      at.asked += 1
      return structuredClone(at.tables)
    },
    after(_, work) {
      at.turn = work
      return () => {
        at.turn = () => {}
      }
    },
    networkOf: (address) => address,
    ...bounds,
  })
  return { at, feed }
}

function open(
  feed: ReturnType<typeof aFeed>['feed'],
  {
    locale = 'fi-FI',
    method = 'GET',
    signal,
  }: { locale?: string; method?: string; signal?: AbortSignal } = {},
) {
  const context = { ...aSiteContext({ fetch: async () => Response.json({}) }), tableFeed: feed }
  const address = `${ORIGIN}/api/live-tables/feed?locale=${locale}`
  const request = new Request(address, { method, ...(signal ? { signal } : {}) })
  return handleTableFeed({ request, context })
}

async function nextWord(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<unknown> {
  const { value, done } = await reader.read()
  if (done) return null
  const [, text = ''] = /^data: (.*)\n\n$/.exec(new TextDecoder().decode(value)) ?? []
  return JSON.parse(text)
}

test('sends a visitor the state of all tables, then what has changed', async () => {
  const { at, feed } = aFeed()
  const response = await open(feed)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toContain('no-store')
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  expect(await nextWord(reader)).toEqual({
    'live-one': {
      open: true,
      seats: 7,
      taken: 2,
      dealer: 'BETTING',
      limits: expect.stringMatching(/^1\.00\s€ – 50\.00\s€$/),
    },
  })
  at.tables = [table({ dealer: 'DEALING', seatsTaken: 3 })]
  at.turn()
  expect(await nextWord(reader)).toMatchObject({ 'live-one': { dealer: 'DEALING', taken: 3 } })
  at.tables = []
  at.turn()
  expect(await nextWord(reader)).toEqual({ 'live-one': null })
  feed.close()
  expect(await nextWord(reader)).toBeNull()
})

test('limits are in the language and the currency of the market', async () => {
  const { feed } = aFeed()
  const response = await open(feed, { locale: 'no-NO' })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const word = (await nextWord(reader)) as Record<string, { limits: string }>
  expect(word['live-one']?.limits).toContain('kr')
  await reader.cancel()
})

test('a client that leaves, or stops reading, gets nothing more, and nothing is fetched for it', async () => {
  const { at, feed } = aFeed()
  const leaving = new AbortController()
  const response = await open(feed, { signal: leaving.signal })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await nextWord(reader)
  leaving.abort()
  const { asked } = at
  at.turn()
  expect(at.asked).toBe(asked)
  expect(await nextWord(reader)).toBeNull()

  const idle = (await open(feed)).body as ReadableStream<Uint8Array>
  for (let seatsTaken = 0; seatsTaken < 40; seatsTaken += 1) {
    at.tables = [table({ seatsTaken })]
    at.turn()
    await settled()
  }
  const slow = idle.getReader()
  let words = 0
  while ((await slow.read()).done === false) words += 1
  expect(words).toBeLessThanOrEqual(16)
})

test('too many feeds from one address are refused with the time to retry', async () => {
  const { feed } = aFeed({ mostOfNetwork: 1 })
  const first = await open(feed)
  const second = await open(feed)
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await second.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await first.body?.cancel()
  const third = await open(feed)
  expect(third.status).toBe(200)
  await third.body?.cancel()
})

test('an unknown locale is refused, and a HEAD request opens nothing', async () => {
  const { at, feed } = aFeed()
  expect((await open(feed, { locale: 'xx' })).status).toBe(400)
  const head = await open(feed, { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, null])
  expect(at.asked).toBe(0)
})
