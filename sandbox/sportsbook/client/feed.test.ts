import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLive, isUpcoming, listedEvent } from '#contracts/sportsbook/listed.ts'
import { type OfferedEvent, offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import {
  offerListQuery,
  offerListSchema,
  offerStreamQuery,
  streamedSchema,
} from '#contracts/sportsbook/offer-list.ts'
import { memoryStore } from '#tests/fixtures/memory-book-store.ts'
import { openBook } from '../book.ts'
import { fixturesBetween } from '../calendar.ts'
import { streamOffer } from '../offer-stream.ts'
import { COMPETITIONS } from '../world.ts'
import { createFeed, type Looked } from './feed.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const MINUTE = 60_000
const SPRINT = COMPETITIONS.find(({ id }) => id === 'harbour-sprint')
if (!SPRINT) throw new Error('the world has no harbour sprint')
const LISTED_MS = 25 * MINUTE
/** Within a minute one match is no longer offered, one ends, one continues, one starts, and one is listed. */
const STARTS_S = [-705, -650, -60, 8, LISTED_MS / 1_000 + 12]
const MATCHES = STARTS_S.map((seconds, at) => {
  const [fixture] = fixturesBetween(SPRINT, NOW + at * 20 * MINUTE, NOW + (at + 1) * 20 * MINUTE)
  if (!fixture) throw new Error('the world has too few matches')
  return { ...fixture, startsAt: NOW + seconds * 1_000 }
})
const IDS = MATCHES.map(({ id }) => id)
const LIST = { of: '', rows: 40 }

/** A page connected to a real book, by a connection that loses what the test tells it to lose. */
async function aPage(looked: Partial<Looked> = {}) {
  let now = NOW
  const book = await openBook({
    ...{ store: memoryStore(), clock: () => now, pause: async () => undefined },
    fixtures: (at) => MATCHES.filter(({ startsAt }) => startsAt - at < LISTED_MS),
  })
  await book.tick()
  const page: Looked = { list: LIST, events: [], rows: [], ...looked }
  const lost = { calls: false, streams: false, messages: () => false }
  const asked: string[] = []
  let late: (() => void)[] | null = null
  let open: { alive(): void; end(): void; lost(): void } | null = null
  let listed = 0
  const feed = createFeed({
    async get(path) {
      asked.push(path)
      if (lost.calls) throw new Error('lost')
      const [call, search] = path.split('?')
      const query = Object.fromEntries(new URLSearchParams(search))
      if (call === 'offer') return JSON.parse(book.snapshot(query.events?.split(',')))
      return offerListSchema.parse(JSON.parse(book.list(offerListQuery.parse(query)).text))
    },
    open(path, on) {
      asked.push(path)
      const query = offerStreamQuery.parse(
        Object.fromEntries(new URLSearchParams(path.split('?')[1])),
      )
      if (lost.streams) {
        queueMicrotask(on.lost)
        return () => undefined
      }
      const stream = streamOffer(book, query, (json) => {
        expect(() => streamedSchema.parse(JSON.parse(json))).not.toThrow()
        if (late) late.push(() => on.message(json))
        else if (!lost.messages()) on.message(json)
      })
      const mine = { ...stream, lost: on.lost }
      open = mine
      return () => {
        mine.end()
        if (open === mine) open = null
      }
    },
    ...{ looked: () => page, now: () => now, bookNow: () => now },
    ...{ syncTime: () => undefined, changed: () => undefined },
    listed() {
      listed += 1
    },
  })
  /** The page's own turn each second, the book's too, and the keep-alive messages of the stream. */
  const pass = async (seconds: number, { isQuiet = false } = {}) => {
    for (let n = 0; n < seconds; n += 1) {
      now += 1_000
      if (!isQuiet) await book.tick()
      if (n % 3 === 2) open?.alive()
      await feed.turn()
    }
  }
  await feed.turn()
  return {
    ...{ book, feed, page, lost, asked, pass, listed: () => listed },
    /** Time passes without messages or requests. */
    sleep(ms: number) {
      now += ms
    },
    /** Messages of the stream are held back until they are released. */
    hold() {
      const held: (() => void)[] = []
      late = held
      return () => {
        for (const deliver of held.splice(0)) deliver()
      }
    },
    /** The connection of the stream breaks. */
    cut: () => open?.lost(),
  }
}
type Opened = Awaited<ReturnType<typeof aPage>>

const offered = ({ book }: Opened): Map<string, OfferedEvent> =>
  new Map(
    offerSnapshotSchema.parse(JSON.parse(book.snapshot())).events.map((it) => [it.id, it] as const),
  )
const withoutNumber = <Event extends { sequence: number }>({ sequence: _, ...rest }: Event) => rest

function expectExact(it: Opened): void {
  const events = offered(it)
  const listed = [...events.values()].filter((event) => isLive(event) || isUpcoming(event))
  const rows = it.feed.rows().sort((a, b) => a.id.localeCompare(b.id))
  const expected = listed.map(listedEvent).sort((a, b) => a.id.localeCompare(b.id))
  if (it.page.list) expect(rows.map(withoutNumber)).toEqual(expected.map(withoutNumber))
  for (const id of it.page.events) {
    expect(it.feed.whole(id)).toEqual(events.get(id) ?? null)
    expect(it.feed.isGone(id)).toBe(!events.has(id))
  }
}

const step = fc.record({
  seconds: fc.integer({ min: 1, max: 12 }),
  /** The share of the stream's messages that is lost, in eighths. */
  lostEighths: fc.constantFrom(0, 0, 1, 4, 8),
  ...{ calls: fc.boolean(), streams: fc.boolean(), cut: fc.boolean() },
  events: fc.subarray(IDS),
  rows: fc.subarray(IDS),
  hasList: fc.boolean(),
})

test('after any losses a page shows what the book offers', async () => {
  const run = async (
    steps: readonly (typeof step extends fc.Arbitrary<infer It> ? It : never)[],
  ) => {
    const it = await aPage()
    let count = 0
    for (const { seconds, lostEighths, calls, streams, cut, events, rows, hasList } of steps) {
      Object.assign(it.page, { list: hasList ? LIST : null, events, rows })
      it.lost.messages = () => (count++ * 3) % 8 < lostEighths
      Object.assign(it.lost, { calls, streams })
      if (cut) it.cut()
      await it.pass(seconds)
    }
    Object.assign(it.lost, { calls: false, streams: false, messages: () => false })
    // The longest wait after failed streams, and the silence in which the last message was lost.
    await it.pass(45, { isQuiet: true })
    expectExact(it)
    const { list, events } = it.page
    if (list || events.length > 0) expect(it.feed.status()).toBe('FRESH')
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), run), {
    numRuns: 12,
  })
})

test('the stream has opened and picked events first, then rows in sight, at most twenty', async () => {
  const events = Array.from({ length: 19 }, (_, n) => `e${n}`)
  const { asked } = await aPage({ events, rows: ['e0', 'r1', 'r2', 'r3'] })
  const [path = ''] = asked
  const query = new URLSearchParams(path.split('?')[1])
  expect(query.get('events')).toBe(events.join())
  expect(query.get('rows')).toBe('r1')
})

test('known events are not sent again, and rows that leave the view do not open another stream', async () => {
  const it = await aPage({ rows: IDS.slice(0, 2) })
  await it.pass(1)
  it.page.rows = IDS.slice(1, 2)
  await it.pass(1)
  it.page.events = [IDS[2] ?? '']
  await it.pass(1)
  const streams = it.asked.filter((path) => path.startsWith('stream'))
  expect(streams).toHaveLength(2)
  expect(decodeURIComponent(streams[1] ?? '')).toMatch(
    new RegExp(`^stream\\?events=${IDS[2]}&rows=${IDS[1]}@\\d+$`),
  )
})

test('a longer version of the same list replaces it only once it has arrived', async () => {
  const it = await aPage()
  await it.pass(1)
  const followed = it.feed.rows().at(-1)?.home ?? ''
  it.page.list = { ...LIST, more: `${new URLSearchParams({ teams: followed })}&` }
  it.lost.calls = true
  await it.pass(1)
  expect(it.feed.list()?.followed).toBeUndefined()
  expect(it.feed.rows().length).toBeGreaterThan(0)
  it.lost.calls = false
  await it.pass(6)
  const rows = it.feed.list()?.followed?.rows ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ home, away }) => home === followed || away === followed)).toBe(true)
})

test('without a stream, everything shown is polled', async () => {
  const it = await aPage({ events: [IDS[2] ?? ''], rows: IDS })
  it.lost.streams = true
  it.cut()
  for (let n = 0; n < 8; n += 1) {
    await it.pass(4)
    expect(it.feed.status()).toBe('FRESH')
  }
  await it.pass(3, { isQuiet: true })
  expectExact(it)
  // Every second attempt comes later.
  expect(it.asked.filter((path) => path.startsWith('stream')).length).toBeLessThan(8)
})

test('an offer unconfirmed for ten seconds is stale, with its age, until it is confirmed', async () => {
  const it = await aPage({ events: [IDS[2] ?? ''] })
  await it.pass(1)
  Object.assign(it.lost, { calls: true, streams: true, messages: () => true })
  await it.pass(8)
  expect(it.feed.status()).toBe('FRESH')
  await it.pass(4)
  expect(it.feed.status()).toBe('STALE')
  expect(it.feed.ageSeconds()).toBeGreaterThanOrEqual(10)
  expect(it.feed.hasFailed()).toBe(true)
  expect(it.feed.rows().length).toBeGreaterThan(0)
  Object.assign(it.lost, { calls: false, messages: () => false })
  await it.pass(3)
  expect(it.feed.status()).toBe('FRESH')
})

test('a match accepts bets as soon as the stream has delivered it', async () => {
  const it = await aPage()
  const arrive = it.hold()
  it.lost.calls = true
  Object.assign(it.page, { list: null, events: [IDS[2]] })
  it.sleep(20_000)
  await it.feed.turn()
  expect(it.feed.status()).toBe('STALE')
  arrive()
  expect(it.feed.status()).toBe('FRESH')
})

test('a longer list keeps its rows until they arrive; a different list does not have them', async () => {
  const it = await aPage()
  expect(it.listed()).toBe(1)
  it.lost.calls = true
  it.page.list = { of: '', rows: 80 }
  await it.feed.turn()
  expect(it.feed.list()).not.toBeNull()
  it.page.list = { of: 'when=live&', rows: 40 }
  await it.feed.turn()
  expect(it.feed.list()).toBeNull()
  it.lost.calls = false
  await it.pass(3)
  expect(it.feed.list()?.live.rows).toHaveLength(2)
  expect(it.feed.list()?.upcoming.rows).toEqual([])
  expect(it.listed()).toBe(2)
})
