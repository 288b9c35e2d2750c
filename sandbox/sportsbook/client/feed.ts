import { MAX_STREAMED } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { OfferList, Streamed } from '#contracts/sportsbook/offer-list.ts'
import { createOfferState } from './offer-state.ts'

/** Rows out of sight are updated by the list only. */
const LIST_EVERY_MS = 5_000
/** Without a stream, everything that is shown is polled. */
const ASK_EVERY_MS = 2_500
/** A stream sends a keep-alive every three seconds. */
const SILENT_MS = 7_000
/** An older offer accepts no bets. */
const STALE_MS = 10_000
const NEVER = Number.NEGATIVE_INFINITY
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1_000, 30_000]

/** What the page shows. */
export type Looked = {
  /**
   * The query of its list, how many more of the same list are wanted, and the number of rows of each part; null: it has
   * none.
   */
  list: { of: string; more?: string; rows: number } | null
  /** Events that it needs as a whole, the most important first. */
  events: readonly string[]
  /** The rows of its list that are in sight. */
  rows: readonly string[]
}

export type FeedDeps = {
  /** The JSON of a call below the book's address; throws if there is no response. */
  get(path: string): Promise<unknown>
  /** Opens a stream; the returned function closes it. */
  open(path: string, on: { message(text: string): void; lost(): void }): () => void
  looked(): Looked
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** The book's time, as it was last reported. */
  syncTime(at: string): void
  bookNow(): number
  changed(): void
  /** The list of a query has arrived for the first time. */
  listed(): void
}

export type Feed = ReturnType<typeof createFeed>

/**
 * Keeps current what a page shows: a list by polling, and by a stream the rows in sight and the events that it needs as
 * a whole.
 */
export function createFeed(deps: FeedDeps) {
  const { now } = deps
  const state = createOfferState(now)
  let wanted: { of: string; query: string } | null = null
  let asking: string | null = null
  let [askedAt, listAt, eventsAt] = [NEVER, NEVER, NEVER]
  let freshAt = NEVER
  let hasFailed = false
  let looked: Looked = { list: null, events: [], rows: [] }
  // Bets are accepted from the moment at which the stream has confirmed what is shown.
  const changed = () => {
    noteFreshness()
    deps.changed()
  }
  const stream = createStream({ ...deps, changed }, state)

  /** When everything shown was last confirmed; what has not arrived yet does not count. */
  function noteFreshness(): void {
    const known = looked.events.filter((id) => state.whole(id) !== null || state.isGone(id))
    if (stream.covers(known)) eventsAt = Math.max(eventsAt, stream.heardAt())
    const oldest = Math.min(
      state.list() ? listAt : Infinity,
      known.length > 0 ? eventsAt : Infinity,
    )
    if (oldest !== Infinity) freshAt = oldest
  }

  async function askForList(asked: string): Promise<void> {
    asking = asked
    try {
      const list = (await deps.get(`list?${asked}`)) as OfferList
      // Another list is wanted in the meantime.
      if (asked !== wanted?.query) return
      const isFirst = state.list() === null
      state.takeList(list)
      listAt = now()
      deps.syncTime(list.at)
      if (isFirst) deps.listed()
    } finally {
      if (asking === asked) asking = null
    }
  }
  async function askForEvents(all: readonly string[]): Promise<void> {
    const isStreamed = (id: string) => stream.isProven() && stream.covers([id])
    const ids = all.filter((id) => !isStreamed(id)).slice(0, MAX_STREAMED)
    if (ids.length === 0) return
    const answer = (await deps.get(`offer?events=${ids.join()}`)) as {
      sequence: number
      events: OfferedEvent[]
    }
    state.takeEvents(ids, answer, new Date(deps.bookNow()).toISOString())
    if (all.every((id) => ids.includes(id) || isStreamed(id))) eventsAt = now()
  }

  function requests(): Promise<void>[] {
    const { list, events } = looked
    if (list?.of !== wanted?.of) state.leaveList()
    const query = list && `${list.of}${list.more ?? ''}rows=${list.rows}`
    // More of the same list: its known rows stay until the others arrive.
    const isOther = query !== (wanted?.query ?? null)
    wanted = list && { of: list.of, query: `${query}` }
    const isCovered = stream.isProven() && stream.covers(events)
    const isDue = now() - askedAt >= (isCovered ? LIST_EVERY_MS : ASK_EVERY_MS)
    if (isDue) askedAt = now()
    return [
      ...(query !== null && query !== asking && (isDue || isOther) ? [askForList(query)] : []),
      ...(isDue && !isCovered ? [askForEvents(events)] : []),
    ]
  }

  return {
    /** Requests what is shown and not known or not current; once a second, and when something else is shown. */
    async turn(): Promise<void> {
      looked = deps.looked()
      stream.follow(looked)
      state.keepWhole((id) => looked.events.includes(id) || stream.covers([id]))
      const asked = requests()
      const answers = await Promise.allSettled(asked)
      noteFreshness()
      if (asked.length === 0) return
      hasFailed = answers.some(({ status }) => status === 'rejected')
      deps.changed()
    },
    /** While the page is not visible. */
    rest: () => stream.close(),
    list: state.list,
    rows: state.rows,
    offered: state.offered,
    whole: state.whole,
    isGone: state.isGone,
    sidesOf: state.sidesOf,
    moveOf: state.moveOf,
    stoppedSince: state.stoppedSince,
    hasFailed: () => hasFailed,
    status: (): 'LOADING' | 'LOST' | 'FRESH' | 'STALE' => {
      if (freshAt === NEVER) return hasFailed ? 'LOST' : 'LOADING'
      return now() - freshAt < STALE_MS ? 'FRESH' : 'STALE'
    },
    ageSeconds: () => Math.floor((now() - freshAt) / 1_000),
  }
}

/** One stream at a time, for what is shown; a new one when more is shown or a message was lost. */
function createStream(deps: FeedDeps, state: ReturnType<typeof createOfferState>) {
  const { now } = deps
  const [asEvents, asRows] = [new Set<string>(), new Set<string>()]
  let current: { close: () => void } | null = null
  let [heardAt, openedAt] = [NEVER, NEVER]
  /** The number of the last message; -1: none yet. */
  let lastNumber = -1
  let failures = 0

  function end(): void {
    current?.close()
    current = null
    asEvents.clear()
    asRows.clear()
    heardAt = NEVER
  }
  function open(events: readonly string[], rows: readonly string[]): void {
    end()
    for (const id of events) asEvents.add(id)
    for (const id of rows) asRows.add(id)
    lastNumber = -1
    openedAt = now()
    const query = new URLSearchParams()
    if (events.length > 0) query.set('events', known(events, state.eventSequence))
    if (rows.length > 0) query.set('rows', known(rows, state.rowSequence))
    const mine = { close: () => {} }
    current = mine
    mine.close = deps.open(`stream?${query}`, {
      message: (text) => current === mine && hear(JSON.parse(text) as Streamed),
      lost: () => current === mine && lose(),
    })
  }
  function lose(): void {
    // The book ends each stream after some minutes: one that has delivered anything is opened again at once.
    failures = lastNumber < 0 ? failures + 1 : 0
    end()
  }
  function hear(it: Streamed): void {
    const isNext = it.type === 'ALIVE' ? it.n === lastNumber : it.n === lastNumber + 1
    if (!isNext) {
      lose()
      return
    }
    lastNumber = it.n
    heardAt = now()
    state.take(it)
    deps.syncTime(it.type === 'MESSAGE' ? it.message.at : it.at)
    if (it.type !== 'ALIVE') deps.changed()
  }
  const isSilent = () => now() - Math.max(openedAt, heardAt) >= SILENT_MS
  const waitMs = () =>
    failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))

  return {
    close: end,
    heardAt: () => heardAt,
    isProven: () => current !== null && heardAt !== NEVER && !isSilent(),
    /** Whether the stream covers all of these events. */
    covers: (ids: readonly string[]) => ids.every((id) => asEvents.has(id)),
    follow(looked: Looked): void {
      if (current !== null && isSilent()) lose()
      const events = looked.events.slice(0, MAX_STREAMED)
      const rows = looked.rows
        .filter((id) => !events.includes(id))
        .slice(0, MAX_STREAMED - events.length)
      if (events.length + rows.length === 0) {
        end()
        return
      }
      const isStreamed =
        events.every((id) => asEvents.has(id)) &&
        rows.every((id) => asRows.has(id) || asEvents.has(id))
      if (current !== null && isStreamed) return
      if (current === null && now() - openedAt < waitMs()) return
      open(events, rows)
    },
  }
}

/** `id@sequence` if anything is known of the event. */
const known = (ids: readonly string[], sequenceOf: (id: string) => number | null): string =>
  ids
    .map((id) => {
      const sequence = sequenceOf(id)
      return sequence === null ? id : `${id}@${sequence}`
    })
    .join()
