import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { byStart, isLive, isUpcoming, listedEvent } from '#contracts/sportsbook/listed.ts'
import {
  type OfferedEvent,
  offerMessagesSchema,
  offerSnapshotSchema,
} from '#contracts/sportsbook/offer.ts'
import { offerAfter } from '#contracts/sportsbook/offer-after.ts'
import { offerListSchema, type Streamed, streamedSchema } from '#contracts/sportsbook/offer-list.ts'
import { competitionTableSchema, matchStatisticsSchema } from '#contracts/sportsbook/statistics.ts'
import { memoryStore } from '#tests/fixtures/memory-book-store.ts'
import { type Book, openBook } from './book.ts'
import { type Fixture, fixturesAround, longestMs, seedOf } from './calendar.ts'
import { sportsbookRoutes } from './routes.ts'
import { isOver, tradeOf } from './trading.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-11-30T12:01:00Z')

/** Two matches of each round of one fast league and one of tennis: few enough for a fast tick. */
const few = (now: number): Fixture[] =>
  fixturesAround(now).filter(
    (it) =>
      /^(harbour-sprint|lantern-tour-a)\.\d+\.[01]$/.test(it.id) &&
      Math.abs(it.startsAt - now) < 50 * MINUTE,
  )

async function aBook(store = memoryStore(), fixtures = few) {
  let now = NOW
  let pauses = 0
  const pause = async () => {
    pauses += 1
  }
  const book = await openBook({ store, clock: () => now, pause, fixtures })
  return {
    ...{ book, store, pauses: () => pauses, now: () => now },
    /** Moves only the clock, without a tick. */
    at(moment: number) {
      now = moment
    },
    async to(moment: number) {
      now = moment
      await book.tick()
    },
  }
}

const snapshotOf = (book: Book) => offerSnapshotSchema.parse(JSON.parse(book.snapshot()))
const idsOf = (book: Book) => snapshotOf(book).events.map((it) => it.id)
const liveOf = (book: Book) => snapshotOf(book).events.filter((it) => it.state === 'LIVE')
const messagesSince = (book: Book, sequence: number) => {
  const text = book.messagesSince(sequence)
  return text === null ? null : offerMessagesSchema.parse(JSON.parse(text))
}

/** The offer as seen by a client that had this snapshot and got every message since. */
function followed(book: Book, { sequence, events }: ReturnType<typeof snapshotOf>) {
  const known = new Map<string, OfferedEvent | null>(events.map((it) => [it.id, it]))
  let reached = sequence
  for (;;) {
    const reported = messagesSince(book, reached)
    if (!reported) throw new Error('a snapshot is needed')
    for (const it of reported.messages) {
      expect(it.sequence).toBe(reached + 1)
      reached = it.sequence
      known.set(it.event, offerAfter(known.get(it.event) ?? null, it))
    }
    if (reported.isComplete) break
  }
  const left = [...known.values()].filter((it) => it !== null)
  return { sequence: reached, events: left.sort((a, b) => a.id.localeCompare(b.id)) }
}
function sorted(book: Book) {
  const { sequence, events } = snapshotOf(book)
  return { sequence, events: events.sort((a, b) => a.id.localeCompare(b.id)) }
}

describe('the offer', () => {
  test('is the same from a snapshot and its messages as from a later snapshot', async () => {
    const it = await aBook()
    await it.to(NOW)
    const first = snapshotOf(it.book)
    for (let second = 3; second <= 13 * 60; second += 3) {
      await it.to(NOW + second * 1_000)
      if (second % 120 === 0) expect(followed(it.book, first)).toEqual(sorted(it.book))
    }
    const types = new Set(messagesSince(it.book, first.sequence)?.messages.map((m) => m.type))
    expect([...types].sort()).toEqual(['BET_STOP', 'FIXTURE_CHANGE', 'ODDS_CHANGE', 'SETTLEMENT'])
  })

  test('has what the calendar lists, in the states of trading, and repeats nothing', async () => {
    const it = await aBook()
    await it.to(NOW)
    expect(idsOf(it.book).sort()).toEqual(
      few(NOW)
        .filter(({ startsAt, competition }) => startsAt + longestMs(competition) > NOW)
        .map(({ id }) => id)
        .sort(),
    )
    const { sequence } = snapshotOf(it.book)
    await it.to(NOW)
    expect(snapshotOf(it.book).sequence).toBe(sequence)
    expect(liveOf(it.book).length).toBeGreaterThanOrEqual(2)
  })

  test('keeps its messages only for a while, and not across a restart', async () => {
    const it = await aBook()
    await it.to(NOW)
    const { sequence } = snapshotOf(it.book)
    expect(messagesSince(it.book, sequence)?.messages).toEqual([])
    expect(messagesSince(it.book, sequence + 1)).toBe(null)
    expect(messagesSince(it.book, 0)).toBe(null)
    const again = await aBook(it.store)
    await again.to(NOW)
    expect(snapshotOf(again.book).sequence).toBeGreaterThan(sequence)
    expect(messagesSince(again.book, sequence)).toBe(null)
  })

  test('is quoted at the current moment, not as of the last tick', async () => {
    const it = await aBook()
    await it.to(NOW)
    const next = few(NOW).find(({ startsAt }) => startsAt > NOW) as Fixture
    const trade = tradeOf(next, seedOf('the seed of the world', next.id))
    const of = { event: next.id, market: 'result', outcome: 'home' }
    const quoted = () => it.book.quote(of)?.marketState
    await it.to(next.startsAt - 1)
    expect(quoted()).toBe('ACTIVE')
    // Only a tick records that the match has started.
    it.at(next.startsAt)
    expect(it.book.quote(of)).toMatchObject({ isLive: true, marketState: 'SUSPENDED' })
    await it.to(next.startsAt)
    expect(quoted()).toBe('ACTIVE')
    const states = new Set<string | undefined>()
    for (let second = 0; second < 300; second += 1) {
      const now = next.startsAt + second * 1_000
      it.at(now)
      expect(quoted()).toBe(trade.markets(now).find(({ id }) => id === 'result')?.state)
      states.add(quoted())
    }
    expect([...states].sort()).toEqual(['ACTIVE', 'SUSPENDED'])
    expect(it.book.quote({ ...of, outcome: 'none' })).toBe(null)
    expect(it.book.quote({ ...of, event: 'harbour-sprint.1.1' })).toBe(null)
    // The clock has gone back, and no tick has seen it yet.
    it.at(NOW - MINUTE)
    expect(it.book.quote(of)).toBe(null)
  })
})

describe('when the clock travels', () => {
  test('the offer is outdated until the next tick', async () => {
    const it = await aBook()
    await it.to(NOW)
    for (const [moved, isCurrent] of [
      [4_000, true],
      [-1_000, true],
      [60_000, false],
      [-MINUTE, false],
    ] as const) {
      it.at(NOW + moved)
      expect(it.book.isCurrent(), String(moved)).toBe(isCurrent)
    }
  })

  test('forward, every match that was offered is settled, one at a time', async () => {
    const it = await aBook()
    await it.to(NOW)
    const offered = idsOf(it.book)
    const { sequence } = snapshotOf(it.book)
    const before = it.pauses()
    await it.to(NOW + 400 * 24 * HOUR)
    expect(it.pauses() - before).toBeGreaterThanOrEqual(offered.length)
    const settled = new Set(
      messagesSince(it.book, sequence)
        ?.messages.filter((m) => m.type === 'SETTLEMENT')
        .map((m) => m.event),
    )
    expect(offered.filter((id) => !settled.has(id))).toEqual([])
    expect(idsOf(it.book).some((id) => offered.includes(id))).toBe(false)
    for (const id of offered) {
      const results = await it.book.results(id)
      expect(results?.proof).toMatchObject({ steered: false, seed: expect.any(String) })
      expect(results?.facts.length).toBeGreaterThan(20)
    }
  })

  test('back, what was once live stays closed, with the results that it had', async () => {
    const it = await aBook()
    await it.to(NOW)
    await it.to(NOW + 20 * MINUTE)
    const seen = [...it.store.live.keys()]
    const reported = await Promise.all(
      seen.map(async (id) => (await it.book.results(id))?.facts ?? []),
    )
    await it.to(NOW + 1_000)
    expect(liveOf(it.book)).toEqual([])
    expect(idsOf(it.book).filter((id) => seen.includes(id))).toEqual([])
    for (const [at, id] of seen.entries()) {
      const after = await it.book.results(id)
      expect(after?.facts.slice(0, reported[at]?.length)).toEqual(reported[at])
      expect(it.book.quote({ event: id, market: 'result', outcome: 'home' })).toBe(null)
      expect(await it.book.steer(id, { kind: 'SUSPEND' })).not.toBe('DONE')
    }
    // The next round of the league is offered, and starts.
    await it.to(NOW + 30 * MINUTE)
    expect(liveOf(it.book).length).toBeGreaterThanOrEqual(2)
    const restarted = await aBook(it.store)
    await restarted.to(NOW + 30 * MINUTE)
    expect(idsOf(restarted.book).sort()).toEqual(idsOf(it.book).sort())
  })

  test('back while the book is down, what was live is no longer offered', async () => {
    const it = await aBook()
    await it.to(NOW)
    await it.to(NOW + 20 * MINUTE)
    const seen = [...it.store.live.keys()]
    await it.book.close()
    const again = await aBook(it.store)
    await again.to(NOW + 1_000)
    expect(idsOf(again.book).filter((id) => seen.includes(id))).toEqual([])
  })

  test('back, what QA later did to a match is forgotten', async () => {
    const it = await aBook()
    await it.to(NOW)
    const next = few(NOW).find(({ startsAt }) => startsAt > NOW + 40 * MINUTE) as Fixture
    await it.to(NOW + 10 * MINUTE)
    expect(await it.book.steer(next.id, { kind: 'SUSPEND' })).toBe('DONE')
    expect(snapshotOf(it.book).events.find(({ id }) => id === next.id)?.state).toBe('SUSPENDED')
    await it.to(NOW + MINUTE)
    await it.to(NOW + 15 * MINUTE)
    const event = snapshotOf(it.book).events.find(({ id }) => id === next.id)
    expect(event).toMatchObject({ state: 'NOT_STARTED', steered: false })
  })
})

describe('QA', () => {
  test('steers a match for everyone, and across a restart of the book', async () => {
    const it = await aBook()
    await it.to(NOW)
    const [first] = liveOf(it.book).filter(({ sport }) => sport === 'FOOTBALL')
    const id = first?.id ?? ''
    const { sequence } = snapshotOf(it.book)
    const score = { home: 4, away: 4 }
    expect(await it.book.steer(id, { kind: 'SCORE', score })).toBe('DONE')
    expect(snapshotOf(it.book).events.find((event) => event.id === id)).toMatchObject({
      ...{ steered: true, live: { score } },
    })
    const types = messagesSince(it.book, sequence)?.messages.map((m) => m.type)
    expect(types).toEqual(['SETTLEMENT', 'ODDS_CHANGE'])
    const again = await aBook(it.store)
    await again.to(NOW + 1_000)
    expect(snapshotOf(again.book).events.find((event) => event.id === id)?.live?.score).toEqual(
      score,
    )
  })

  test('corrects a match that is no longer offered', async () => {
    const it = await aBook()
    await it.to(NOW)
    const id = liveOf(it.book).find(({ sport }) => sport === 'FOOTBALL')?.id ?? ''
    await it.to(NOW + 20 * MINUTE)
    expect(idsOf(it.book)).not.toContain(id)
    const { sequence } = snapshotOf(it.book)
    const corrected = { kind: 'CORRECT', score: { home: 9, away: 9 } } as const
    expect(await it.book.steer(id, corrected)).toBe('DONE')
    const types = messagesSince(it.book, sequence)?.messages.map((m) => m.type)
    expect(types).toContain('SETTLEMENT_ROLLBACK')
    await it.to(NOW + 22 * MINUTE)
    expect(idsOf(it.book)).not.toContain(id)
  })

  test('cannot steer an unknown match or one that is not offered', async () => {
    const it = await aBook()
    await it.to(NOW)
    expect(await it.book.steer('nothing.1.1', { kind: 'SUSPEND' })).toBe('NOT_FOUND')
    const far = `harbour-sprint.${Math.floor(NOW / (15 * MINUTE)) + 1_000}.0`
    expect(await it.book.steer(far, { kind: 'SUSPEND' })).toBe('NOT_POSSIBLE')
  })

  test('keeps a postponed match offered after a restart', async () => {
    const it = await aBook()
    await it.to(NOW)
    const next = few(NOW).find(({ startsAt }) => startsAt > NOW) as Fixture
    await it.book.steer(next.id, { kind: 'POSTPONE', to: null })
    const again = await aBook(it.store)
    await again.to(NOW + 47 * HOUR)
    expect(idsOf(again.book)).toContain(next.id)
    await again.to(NOW + 49 * HOUR)
    expect(idsOf(again.book)).not.toContain(next.id)
    expect((await again.book.results(next.id))?.facts[0]?.kind).toBe('CANCELLED')
  })
})

describe('the calls', () => {
  async function served({ isTicked = true } = {}) {
    const it = await aBook()
    if (isTicked) await it.to(NOW)
    let isSilent = false
    const { routes, onTurn, close } = sportsbookRoutes(it.book, async () => undefined, {
      isFeedSilent: () => isSilent,
    })
    const silence = (on: boolean) => {
      isSilent = on
    }
    const get = async (path: string, remoteAddress = 'a') =>
      routes.fetch(new Request(`http://book.test/sportsbook${path}`), { remoteAddress })
    const json = async (path: string) => (await get(path)).json()
    return { ...it, get, json, onTurn, close, silence }
  }

  test('return the offer, the messages since, and results', async () => {
    const { book, to, json } = await served()
    const [event] = snapshotOf(book).events
    const one = offerSnapshotSchema.parse(await json(`/offer?events=${event?.id}`))
    expect(one.events.map(({ id }) => id)).toEqual([event?.id])
    await to(NOW + 30_000)
    const { messages } = offerMessagesSchema.parse(await json(`/messages?since=${one.sequence}`))
    expect(messages.length).toBeGreaterThan(5)
    expect(await json(`/events/${event?.id}/results`)).toMatchObject({
      ...{ facts: expect.any(Array), proof: { seedHash: event?.seedHash } },
    })
    matchStatisticsSchema.parse(await json(`/events/${event?.id}/statistics`))
    competitionTableSchema.parse(await json(`/competitions/${event?.competition}/table`))
  })

  const ids = Array.from({ length: 21 }, (_, at) => `e${at}`).join()
  test.each([
    ...[
      ['/events/no-such-match/statistics', 404],
      ['/competitions/no-such-league/table', 404],
      ['/messages?since=0', 410],
      ['/messages', 400],
      ['/messages?since=-1', 400],
    ],
    ...[
      ['/messages?since=1&x=1', 400],
      [`/offer?events=${ids}`, 400],
      ['/offer?events=A', 400],
    ],
    ...[
      ['/stream', 400],
      [`/stream?events=${ids}`, 400],
      [`/stream?rows=e0&events=${ids.replace('e0,', '')}`, 400],
      ['/stream?events=e0@x', 400],
      ['/list', 400],
      ['/list?rows=41', 400],
      ['/list?rows=488', 400],
      ['/list?rows=40&search=a', 400],
      ['/events/x/results', 404],
      ['/x', 404],
    ],
  ] as const)('refuse %s with %i', async (path, status) => {
    const { get } = await served({ isTicked: false })
    expect((await get(path)).status).toBe(status)
  })

  test('are limited per address, until the next tick', async () => {
    const { get, onTurn } = await served({ isTicked: false })
    const statuses = new Set<number>()
    for (let n = 0; n < 51; n += 1) statuses.add((await get('/messages?since=0')).status)
    expect([...statuses]).toEqual([410, 429])
    expect((await get('/messages?since=0', 'b')).status).toBe(410)
    for (let n = 0; n < 50; n += 1) await get('/messages?since=0', `2001:db8::${n}`)
    expect((await get('/messages?since=0', '2001:db8::ff')).status).toBe(429)
    expect((await get('/messages?since=0', '2001:db8:0:1::1')).status).toBe(410)
    onTurn()
    expect((await get('/messages?since=0')).status).toBe(410)
  })

  async function readerOf(response: Response) {
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    return async () => {
      const { value, done } = await reader.read()
      if (done) return null
      const text = new TextDecoder().decode(value)
      expect(text).toMatch(/^data: .*\n\n$/)
      return streamedSchema.parse(JSON.parse(text.slice('data: '.length)))
    }
  }

  test('stream rows and whole events, from the known state on, and end', async () => {
    const { book, get, to, onTurn, close } = await served()
    const [event, row] = liveOf(book)
    if (!event || !row) throw new Error('too few matches are live')
    const known = `events=${event.id}@${event.sequence},none&rows=${row.id}`
    const read = await readerOf(await get(`/stream?${known}`))
    expect(await read()).toMatchObject({
      ...{ type: 'BEGIN', n: 0, events: [], gone: ['none'] },
      rows: [{ ...listedEvent(row), sequence: expect.any(Number) }],
    })
    await to(NOW + 20_000)
    for (let n = 0; n < 3; n += 1) onTurn()
    close()
    const reported: Streamed[] = []
    for (let it = await read(); it !== null; it = await read()) reported.push(it)
    expect(reported.map(({ n }) => n)).toEqual(
      [...reported.keys()].map((at) => Math.min(at + 1, reported.length - 1)),
    )
    expect(new Set(reported.map(({ type }) => type))).toEqual(new Set(['MESSAGE', 'ROW', 'ALIVE']))
    for (const it of reported) {
      if (it.type === 'MESSAGE') expect(it.message.event).toBe(event.id)
      if (it.type === 'ROW') expect(it.row.id).toBe(row.id)
    }
  })

  test('return 503 while the feed is silent, and resume after it', async () => {
    const { book, get, to, onTurn, silence } = await served()
    const event = liveOf(book)[0]?.id ?? ''
    const read = await readerOf(await get(`/stream?events=${event}`))
    await read()
    silence(true)
    await to(NOW + 20_000)
    for (let n = 0; n < 20; n += 1) onTurn()
    for (const path of ['/messages?since=1', '/list?rows=40', `/stream?events=${event}`]) {
      expect((await get(path)).status).toBe(503)
    }
    silence(false)
    onTurn()
    expect(await read()).toBeNull()
    expect((await get(`/stream?events=${event}`)).status).toBe(200)
  })

  test('list what is live and to come, of a sport, a competition or a search, as light rows', async () => {
    const { book, get } = await served()
    const list = async (query: string) =>
      offerListSchema.parse(await (await get(`/list?rows=40${query}`)).json())
    const all = await list('')
    const events = snapshotOf(book).events.sort(byStart)
    expect(all.live.rows).toEqual(events.filter(isLive).map(listedEvent))
    expect(all.upcoming.rows).toEqual(events.filter(isUpcoming).map(listedEvent))
    const counted = all.competitions.reduce((sum, it) => sum + it.events, 0)
    expect(counted).toBe(all.live.all + all.upcoming.all)

    const [tennis] = all.live.rows.filter(({ sport }) => sport === 'TENNIS')
    if (!tennis) throw new Error('no tennis is live')
    const few = await list('&when=live&sport=TENNIS')
    expect(few.live.rows.every(({ sport }) => sport === 'TENNIS')).toBe(true)
    expect(few.upcoming).toEqual({ rows: [], all: 0 })
    expect((await list(`&competition=${tennis.competition}`)).live).toEqual(few.live)
    const found = await list(`&search=${encodeURIComponent(tennis.home.toUpperCase())}`)
    expect(found.live.rows).toContainEqual(tennis)
    const soon = (await list('&when=soon')).upcoming
    expect(soon.all).toBeLessThanOrEqual(all.upcoming.all)
    const teams = [tennis.home, all.upcoming.rows.at(-1)?.away ?? '']
    const own = await list(`&when=soon&${new URLSearchParams({ teams: teams.join('\n') })}`)
    const isOwn = ({ home, away }: { home: string; away: string }) =>
      teams.includes(home) || teams.includes(away)
    const followed = [...all.live.rows, ...all.upcoming.rows].filter(isOwn)
    expect(own.followed).toEqual({ rows: followed, all: followed.length })
    expect(own.upcoming).toEqual(soon)
    const many = Array.from({ length: 21 }, (_, at) => `T${at}`).join('%0A')
    expect((await get(`/list?rows=8&teams=${many}`)).status).toBe(400)
    const cut = await (await get('/list?rows=8')).json()
    expect(offerListSchema.parse(cut).upcoming).toEqual({
      rows: all.upcoming.rows.slice(0, 8),
      all: all.upcoming.all,
    })
  })

  test('write a list once for all concurrent requests, and compress it once', async () => {
    const { book, to } = await served()
    const query = { rows: 40 }
    const list = book.list(query)
    expect(book.list({ rows: 40 })).toBe(list)
    expect(await list.gzip()).toBe(await list.gzip())
    expect(gunzipSync(await list.gzip()).toString()).toBe(list.text)
    await to(NOW + 20_000)
    expect(book.list(query)).not.toBe(list)
  })

  test('disconnect a client that does not read, and refuse too many streams per address', async () => {
    const { book, get, to, onTurn } = await served()
    const event = liveOf(book).find(({ sport }) => sport === 'FOOTBALL')?.id ?? ''
    for (let n = 0; n < 32; n += 1) await get(`/stream?events=${event}`)
    expect((await get(`/stream?events=${event}`)).status).toBe(429)
    for (let n = 1; n <= 90; n += 1) await to(NOW + n * 6_000)
    onTurn()
    expect((await get(`/stream?events=${event}`)).status).toBe(200)
  })
})

test('trading and the book agree: a quote has the odds of the offer', async () => {
  const it = await aBook()
  await it.to(NOW)
  for (const { id, state, markets } of snapshotOf(it.book).events) {
    if (isOver(state)) continue
    for (const { id: market, state: marketState, outcomes } of markets) {
      const [outcome] = outcomes
      const quote = it.book.quote({ event: id, market, outcome: outcome?.id ?? '' })
      expect(quote).toMatchObject({ marketState, odds: outcome?.odds ?? null })
    }
  }
})
