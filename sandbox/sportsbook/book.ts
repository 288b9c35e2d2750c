import type { MatchSteering } from '#contracts/qa.ts'
import { BET_BUILDER, builderParts } from '#contracts/sportsbook/bet-builder.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { offerAfter } from '#contracts/sportsbook/offer-after.ts'
import type { OfferListQuery } from '#contracts/sportsbook/offer-list.ts'
import type { PastMatch } from '#contracts/sportsbook/statistics.ts'
import type { EventState, MarketState } from '#contracts/sportsbook/words.ts'
import { type BuilderQuote, builderQuote } from './bet-builder.ts'
import type { BookStore } from './book-store.ts'
import { type Fixture, fixtureOf, fixturesAround, LISTED_MS, seedOf } from './calendar.ts'
import { createFeed, createReaders } from './numbered-feed.ts'
import { changesBetween, offeredEvent } from './offer.ts'
import { createOfferLists, type KeptList, type Row, rowOf } from './offer-lists.ts'
import type { Chance } from './pricing.ts'
import { type Fact, isOver, type Steer, type Trade, tradeOf } from './trading.ts'

/** The sequence numbers reserved for one start of the book: no later start uses them again. */
const NUMBERS_OF_START = 10 ** 10
/** A correction of the clock by less is not time travel. */
const WENT_BACK_MS = 2_000
/** The offer of a running book is never older. */
const CURRENT_MS = 5_000
const LISTED_EVERY_MS = 10_000
/** A start must not use all of the processor: the next matches are listed first, the others at the next ticks. */
const NEW_AT_ONCE = 60

export type BookOptions = {
  store: BookStore
  clock: () => number
  /** Lets other work of the process run, after each event that was priced. */
  pause: () => Promise<unknown>
  /** What may be offered at a moment; by default the calendar. */
  fixtures?: (now: number) => readonly Fixture[]
}

/** How a page receives the events that it shows. */
export type OfferReader = {
  /** An event that it has as a whole: a message of the feed, as JSON. */
  message(text: string): void
  /** An event that it has as a row: the row as JSON; null when it is no longer offered. */
  row(event: string, text: string | null): void
}
/** Ids, each with the number of the last known message about it. */
type Known = ReadonlyMap<string, number>

/** What a bet on an outcome is decided by, at this moment and not at the last tick. */
export type Quote = {
  state: EventState
  /** A bet is possible only on an ACTIVE market. */
  marketState: MarketState
  /** In thousandths; null: no bet is possible. */
  odds: number | null
  /** The book's own estimate: for the value of running bets. */
  chance: Chance | null
  suspendedSince: number | null
  startsAt: number | null
  isLive: boolean
  isBoosted: boolean
}

export type Book = {
  /** Lists, plays, prices and settles up to the clock's moment, and publishes what has changed. */
  tick(): Promise<void>
  /** Whether the last tick was a moment ago by the clock, which QA may have moved since. */
  isCurrent(): boolean
  /** The offer as JSON of `offerSnapshotSchema`: all of it, or these events. */
  snapshot(events?: readonly string[]): string
  /** JSON of `offerMessagesSchema`; null where a snapshot is needed. */
  messagesSince(sequence: number): string | null
  /** A list for pages, serialised once for all requests at the same moment. */
  list(query: OfferListQuery): KeptList
  /** What is newer than `known`, as JSON; then every change, until the returned `end` is called. */
  watch(
    known: { rows: Known; events: Known },
    read: OfferReader,
  ): { begin: OfferBeginning; end(): void }
  /** The moment and the number of the last message of the current offer. */
  moment(): { at: string; sequence: number }
  /** Null: not offered. Several outcomes of one match are an outcome of the market BET_BUILDER. */
  quote(of: { event: string; market: string; outcome: string }): Quote | null
  /** The price of several outcomes of one match, or why there is none, with the number of the match's last message. */
  builder(of: { event: string; outcome: string }): (BuilderQuote & { sequence: number }) | null
  /** All settlement facts of an event so far, offered or long past, with its proof; null if there is none. */
  results(
    event: string,
  ): Promise<{ facts: readonly Fact[]; proof: ReturnType<Trade['proof']> } | null>
  /** Results of the calendar's matches, in their order, without matches that are not over or have no result. */
  ended(fixtures: readonly Fixture[]): Promise<PastMatch[]>
  steer(event: string, steering: MatchSteering): Promise<'DONE' | 'NOT_FOUND' | 'NOT_POSSIBLE'>
  /** Stops the book and waits for work in progress. */
  close(): Promise<void>
}

/** JSON of rows and events, and the ids of what is not offered. */
type OfferBeginning = { rows: string[]; events: string[]; gone: string[] }

type Entry = {
  trade: Trade
  published: OfferedEvent | null
  /** The JSON of `published`. */
  text: string
  row: Row | null
  /** How many facts were reported. */
  reported: number
  /** Nothing has changed while this is the same. */
  key: string
  hasStarted: boolean
}

/** The state of the running book. */
type Running = Required<BookOptions> & {
  seed: string
  entries: Map<string, Entry>
  feed: ReturnType<typeof createFeed>
  /** Scores of matches that are over, as far as they were requested; null: called off or abandoned. */
  results: Map<string, PastMatch['score'] | null>
  /** Readers that have events as rows. */
  rowReaders: ReturnType<typeof createReaders<{ event: string; text: string | null }>>
  /** Events that were live before the clock went back. */
  closed: Set<string>
  steers: Map<string, Steer[]>
  /** Matches that are over and that the calendar may still list. */
  over: Set<string>
  lastNow: number
  /** NaN: not listed completely since the start, or since the clock went back. */
  listedAt: number
  sawAt: number
}

/**
 * The running book. Its state is the offer; everything else follows from the seed, the clock and QA's interventions.
 */
export async function openBook(options: BookOptions): Promise<Book> {
  const { store, clock } = options
  const { seed, starts, seenAt } = await store.start(clock())
  const feed = createFeed(starts * NUMBERS_OF_START)
  const entries = new Map<string, Entry>()
  const book: Running = {
    ...{ fixtures: fixturesAround, ...options, seed, feed, entries, over: new Set() },
    ...{ rowReaders: createReaders(), results: new Map() },
    ...{ closed: await store.closed(), steers: await store.steers() },
    ...{ lastNow: seenAt, listedAt: Number.NaN, sawAt: seenAt },
  }
  const lists = createOfferLists(() => [...entries.values()].flatMap((it) => it.row ?? []))
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    tick: () => inTurn(() => tick(book)),
    isCurrent() {
      const age = clock() - book.lastNow
      return age >= -WENT_BACK_MS && age <= CURRENT_MS
    },
    snapshot(events) {
      const asked = events ? events.flatMap((id) => entries.get(id) ?? []) : [...entries.values()]
      const texts = asked.filter((it) => it.published !== null).map(textOf)
      return `{"sequence":${feed.last()},"events":[${texts.join()}]}`
    },
    messagesSince: feed.since,
    list: (query) => lists(query, { sequence: feed.last(), now: book.lastNow }),
    watch: (known, read) => watch(book, known, read),
    moment: () => ({ at: iso(book.lastNow), sequence: feed.last() }),
    quote: (of) => quote(book, of),
    async results(event) {
      const fixture = fixtureOf(event)
      if (!fixture) return null
      const known = entries.get(event)
      const trade = known?.trade ?? tradeIn(book, fixture)
      const now = momentOf(book, event, clock())
      const isNew = !known?.hasStarted && !book.closed.has(event)
      if (isNew && (trade.startsAt(now) ?? Infinity) <= now) await store.begin([event])
      return { facts: trade.facts(now), proof: trade.proof(now) }
    },
    builder({ event, outcome }) {
      const entry = entries.get(event)
      if (!entry?.published) return null
      const moment = momentOf(book, event, clock())
      const built = builtOf(entry.trade, { outcome, moment })
      return built && { ...built, sequence: entry.published.sequence }
    },
    ended: (fixtures) => ended(book, fixtures),
    steer: (event, steering) => inTurn(() => steer(book, event, steering)),
    close: () => inTurn(() => store.saw(book.lastNow)),
  }
}

/** Results that are cached: those of some rounds of every competition. */
const MOST_ENDED = 5_000

async function ended(book: Running, fixtures: readonly Fixture[]): Promise<PastMatch[]> {
  const { entries, closed, store, clock, pause, results } = book
  const isKnown = ({ id }: Fixture) => results.has(id)
  const fresh = fixtures.filter((it) => !isKnown(it) && it.startsAt <= clock())
  const seen = fresh
    .map(({ id }) => id)
    .filter((id) => !entries.get(id)?.hasStarted && !closed.has(id))
  // After the clock has gone back, anyone who knows a result could bet on it.
  if (seen.length > 0) await store.begin(seen)
  for (const fixture of fresh) {
    const { id } = fixture
    const trade = entries.get(id)?.trade ?? tradeIn(book, fixture)
    const { state, live } = trade.at(momentOf(book, id, clock()))
    if (state === 'ENDED' || state === 'CLOSED') {
      if (results.size >= MOST_ENDED) results.clear()
      const last = book.steers.get(id)?.at(-1)?.steering
      const isAbandoned = last?.kind === 'ABANDON' && !last.retired
      results.set(id, isAbandoned ? null : (live?.score ?? null))
    }
    await pause()
  }
  return fixtures.flatMap(({ id, startsAt, home, away }) => {
    const score = results.get(id)
    return score ? { id, startsAt: iso(startsAt), home: home[0], away: away[0], score } : []
  })
}

const newEntry = (trade: Trade): Entry => ({
  ...{ trade, published: null, text: '', row: null, reported: 0, key: '', hasStarted: false },
})

const tradeIn = ({ seed, steers }: Running, fixture: Fixture): Trade =>
  tradeOf(fixture, seedOf(seed, fixture.id), steers.get(fixture.id))

/** For an event that was live before the clock went back, everything is known: it is over for good. */
const momentOf = ({ closed }: Running, id: string, now: number) =>
  closed.has(id) ? Number.POSITIVE_INFINITY : now

function textOf(entry: Entry): string {
  if (entry.text === '') entry.text = JSON.stringify(entry.published)
  return entry.text
}

const iso = (moment: number) => new Date(moment).toISOString()

function watch(
  { entries, feed, rowReaders }: Running,
  known: { rows: Known; events: Known },
  read: OfferReader,
): ReturnType<Book['watch']> {
  const begin: OfferBeginning = { rows: [], events: [], gone: [] }
  for (const [id, sequence] of known.rows) {
    const row = entries.get(id)?.row
    if (!row) begin.gone.push(id)
    else if (row.event.sequence > sequence) begin.rows.push(row.text)
  }
  for (const [id, sequence] of known.events) {
    const entry = entries.get(id)
    if (!entry?.published) begin.gone.push(id)
    else if (entry.published.sequence > sequence) begin.events.push(textOf(entry))
  }
  const ends = [
    feed.watch(known.events.keys(), ({ text }) => read.message(text)),
    rowReaders.watch(known.rows.keys(), ({ event, text }) => read.row(event, text)),
  ]
  return {
    begin,
    end() {
      for (const end of ends) end()
    },
  }
}

async function tick(book: Running): Promise<void> {
  const { store, entries, pause } = book
  const now = book.clock()
  if (now < book.lastNow - WENT_BACK_MS) await goBack(book, now)
  else if (now < book.lastNow) return
  book.lastNow = now
  list(book, now)
  const started = [...entries].filter(
    ([, { trade, hasStarted }]) => !hasStarted && (trade.startsAt(now) ?? Infinity) <= now,
  )
  // Done first: what others have seen of a match must not be played again after the clock goes back.
  if (started.length > 0) await store.begin(started.map(([id]) => id))
  for (const [, entry] of started) entry.hasStarted = true
  if (Math.abs(now - book.sawAt) >= LISTED_EVERY_MS) {
    await store.saw(now)
    book.sawAt = now
  }
  for (const [id, entry] of entries) {
    if (publish(book, id, { entry, now })) await pause()
  }
}

function list(book: Running, now: number): void {
  const { entries, steers, listedAt } = book
  if (Math.abs(now - listedAt) < LISTED_EVERY_MS) return
  // A postponed match is not where the calendar looks for it.
  const moved = Number.isNaN(listedAt)
    ? [...steers.keys()].flatMap((id) => fixtureOf(id) ?? [])
    : []
  const listed = [...book.fixtures(now), ...moved]
  book.over = new Set(listed.map((it) => it.id).filter((id) => book.over.has(id)))
  const isNew = ({ id }: Fixture) => !book.over.has(id) && !entries.has(id) && !book.closed.has(id)
  const fresh = listed.filter(isNew).sort((a, b) => a.startsAt - b.startsAt)
  for (const fixture of fresh.slice(0, NEW_AT_ONCE)) {
    entries.set(fixture.id, newEntry(tradeIn(book, fixture)))
  }
  book.listedAt = fresh.length > NEW_AT_ONCE ? Number.NaN : now
}

async function goBack(book: Running, now: number): Promise<void> {
  const { store, entries } = book
  await store.closeAll()
  await store.forgetSteers(now)
  book.closed = await store.closed()
  book.steers = await store.steers()
  book.listedAt = Number.NaN
  book.over = new Set()
  book.results.clear()
  for (const [id, entry] of entries) {
    if (book.closed.has(id)) continue
    const { fixture } = entry.trade
    if (fixture.startsAt > now + LISTED_MS[fixture.competition.pace]) remove(book, id, now)
    else entries.set(id, { ...entry, trade: tradeIn(book, fixture), key: '' })
  }
}

/** Publishes what has changed; true if anything has. */
function publish(
  book: Running,
  id: string,
  { entry, now }: { entry: Entry; now: number },
): boolean {
  const { trade } = entry
  const moment = momentOf(book, id, now)
  const { version, state, suspendedSince, live, boosting } = trade.at(moment)
  const key = `${version} ${state} ${suspendedSince !== null} ${live?.period} ${boosting?.until}`
  if (key === entry.key) return false
  entry.key = key
  if (state === 'CLOSED' && entry.published === null) {
    remove(book, id, now)
    return true
  }
  const facts = trade.facts(moment)
  const next = offeredEvent(trade, moment)
  const changes = changesBetween(entry.published, next, facts.slice(entry.reported))
  entry.reported = facts.length
  const producer = live === null ? 'PREMATCH' : 'LIVE'
  const head = { at: iso(now), event: id, producer } as const
  for (const change of changes) {
    entry.published = offerAfter(entry.published, book.feed.add(change, head))
  }
  entry.text = ''
  publishRow(book, entry)
  if (state === 'CLOSED') remove(book, id, now)
  return true
}

function publishRow({ rowReaders }: Running, entry: Entry): void {
  if (entry.published === null) return
  const row = rowOf(entry.published, entry.row)
  if (row === entry.row) return
  entry.row = row
  rowReaders.publish(row.event.id, { event: row.event.id, text: row.text })
}

function remove({ entries, feed, over, rowReaders }: Running, id: string, now: number): void {
  const head = { at: iso(now), event: id, producer: 'LIVE' } as const
  if (entries.get(id)?.published) {
    feed.add({ type: 'FIXTURE_CHANGE', fixture: null }, head)
    rowReaders.publish(id, { event: id, text: null })
  }
  entries.delete(id)
  over.add(id)
}

type Asked = { event: string; market: string; outcome: string }

function quote(book: Running, { event, market, outcome }: Asked): Quote | null {
  const entry = book.entries.get(event)
  const now = book.clock()
  if (!entry || now < book.lastNow - WENT_BACK_MS) return null
  const moment = momentOf(book, event, now)
  const { state, suspendedSince, live, startsAt } = entry.trade.at(moment)
  const priced = pricedOf(entry.trade, { market, outcome, moment })
  if (!priced) return null
  // It has started since the last tick; only the next tick records that.
  const isEarly = live !== null && !entry.hasStarted && priced.marketState === 'ACTIVE'
  return {
    ...{ ...priced, state, startsAt, isLive: live !== null },
    marketState: isEarly ? 'SUSPENDED' : priced.marketState,
    suspendedSince: isEarly ? startsAt : suspendedSince,
  }
}

function pricedOf(
  trade: Trade,
  { market, outcome, moment }: Omit<Asked, 'event'> & { moment: number },
): Pick<Quote, 'marketState' | 'odds' | 'chance' | 'isBoosted'> | null {
  if (market === BET_BUILDER) {
    const built = builtOf(trade, { outcome, moment })
    if (!built) return null
    const { state, odds, chance } = built
    return { marketState: state, odds, chance, isBoosted: false }
  }
  const found = trade.markets(moment).find((it) => it.id === market)
  const priced = found?.outcomes.find((it) => it.id === outcome)
  if (!found || !priced) return null
  const { odds, chance, boost } = priced
  return { marketState: found.state, odds, chance, isBoosted: boost !== undefined }
}

/** Null: the id names no parts. */
function builtOf(
  trade: Trade,
  { outcome, moment }: { outcome: string; moment: number },
): BuilderQuote | null {
  const parts = builderParts(outcome)
  if (!parts) return null
  return builderQuote(parts, { markets: trade.markets(moment), joint: trade.joint(moment) })
}

async function steer(
  book: Running,
  event: string,
  steering: MatchSteering,
): Promise<'DONE' | 'NOT_FOUND' | 'NOT_POSSIBLE'> {
  await tick(book)
  const { entries, steers, store } = book
  const fixture = fixtureOf(event)
  if (!fixture) return 'NOT_FOUND'
  const entry = entries.get(event)
  const old = entry?.trade ?? tradeIn(book, fixture)
  const at = book.clock()
  const trade = book.closed.has(event) ? null : old.steered({ at, steering })
  if (!trade) return 'NOT_POSSIBLE'
  // An event that is no longer offered can return for its correction; others are not listed yet.
  if (!entry && !isOver(old.at(at).state)) return 'NOT_POSSIBLE'
  await store.steer(event, { at, steering })
  book.results.delete(event)
  steers.set(event, [...(steers.get(event) ?? []), { at, steering }])
  const reported = entry?.reported ?? old.facts(at).length
  const next = { ...(entry ?? newEntry(trade)), trade, reported, key: '' }
  entries.set(event, next)
  publish(book, event, { entry: next, now: at })
  return 'DONE'
}
