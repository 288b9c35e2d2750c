import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { BookNames } from '#contracts/sportsbook/names.ts'
import {
  type OfferedEvent,
  type OfferMessage,
  offeredEventSchema,
  offerMessagesSchema,
} from '#contracts/sportsbook/offer.ts'
import { offerAfter } from '#contracts/sportsbook/offer-after.ts'
import { sendWithin, type TimedFetch } from '#contracts/timed-fetch.ts'

const TIMEOUT_MS = 5_000
/** A page waits so long for an answer that it needs; it is there for the next one. */
const WAIT_MS = 1_500
const MAX_LENGTH = 64_000_000
const MOST_EVENTS = 20_000
/** Events of a snapshot that are checked before other requests have their turn. */
const AT_ONCE = 40
/** Answers with messages that one look reads before it asks for the whole offer instead. */
const MOST_ANSWERS = 10
const EVERY_MS = 1_000
/** After a failure. */
const AGAIN_MS = 2_000
/** Without a page that looks, the book is asked no more. */
const LOOKED_AT_MS = 30_000
/** Older prices are not current: no one could bet at them. */
export const CURRENT_MS = 10_000
const NAMES_KEPT_MS = 600_000
const SNAPSHOT_NEEDED = 410

const names = z.record(z.string().max(120), z.string().max(200))
const bookNames = z.object({
  ...{ sports: names, regions: names, competitions: names },
  ...{ periods: names, markets: names, outcomes: names },
}) satisfies z.ZodType<BookNames>
const snapshot = z.object({
  sequence: z.int().min(0),
  events: z.array(z.unknown()).max(MOST_EVENTS),
})

type Offer = { events: ReadonlyMap<string, OfferedEvent>; at: number; isCurrent: boolean }
export type BookOffer = {
  /** What is offered now, or was when the book answered last; null if it never has. */
  read(): Promise<Offer | null>
  /** How the book names it, in a language of the player API; null while it does not say. */
  readNames(language: string): Promise<BookNames | null>
  close(): void
}
export type ReadBook = Pick<BookOffer, 'read' | 'readNames'>

/**
 * The offer of the sportsbook for pages: one reader for all of them. It takes the whole offer once, then asks for its
 * changes once a second, as long as pages look.
 */
export function createBookOffer(options: {
  url: string
  fetch: TimedFetch
  clock: () => number
  /** Schedules a call; the returned function cancels it. */
  after: (ms: number, work: () => void) => () => void
  logger: { warn(data: object, text: string): void }
}): BookOffer {
  const { url, clock } = options
  let known: { events: Map<string, OfferedEvent>; sequence: number; at: number } | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  let cancelNext: (() => void) | null = null

  const ask = async (path: string): Promise<unknown> => {
    const request = new Request(`${url}${path}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
    })
    const within = { fetch: options.fetch, timeoutMs: TIMEOUT_MS }
    return sendWithin(within, request, async (response) => {
      const text = await response.text()
      if (response.status === SNAPSHOT_NEEDED) return null
      if (!response.ok || text.length > MAX_LENGTH) throw new Error(`answered ${response.status}`)
      return JSON.parse(text)
    })
  }
  const readWhole = async () => {
    const { sequence, events } = snapshot.parse(await ask('/sportsbook/offer'))
    known = { sequence, events: await parseInTurns(events), at: clock() }
  }
  const readChanges = async (): Promise<void> => {
    for (let answers = 0; known !== null && answers < MOST_ANSWERS; answers += 1) {
      const answer = await ask(`/sportsbook/messages?since=${known.sequence}`)
      if (answer === null) break
      const { sequence, messages, isComplete } = offerMessagesSchema.parse(answer)
      for (const message of messages) change(known.events, message)
      known.sequence = sequence
      if (!isComplete) continue
      known.at = clock()
      return
    }
    await readWhole()
  }
  const look = async () => {
    cancelNext?.()
    cancelNext = null
    try {
      await (known === null ? readWhole() : readChanges())
      failedAt = Number.NEGATIVE_INFINITY
    } catch (error) {
      // Once for each time that it is out of reach.
      if (failedAt === Number.NEGATIVE_INFINITY) {
        options.logger.warn({ err: error }, 'the sportsbook cannot be asked for its offer')
      }
      failedAt = clock()
    }
    looking = null
    if (clock() - lookedAt >= LOOKED_AT_MS) return
    const wait = failedAt === Number.NEGATIVE_INFINITY ? EVERY_MS : AGAIN_MS
    cancelNext = options.after(wait, () => {
      looking ??= look()
    })
  }

  const waitFor = (work: Promise<void>) =>
    new Promise<void>((resolve) => {
      const stop = options.after(WAIT_MS, resolve)
      void work.then(() => {
        stop()
        resolve()
      })
    })

  return {
    async read() {
      lookedAt = clock()
      const isFresh = known !== null && lookedAt - known.at < 2 * EVERY_MS
      const hasJustFailed = lookedAt - failedAt < AGAIN_MS
      if (!isFresh && !hasJustFailed) looking ??= look()
      // No page waits for a book that is out of reach.
      if (!isFresh && looking && failedAt === Number.NEGATIVE_INFINITY) await waitFor(looking)
      if (known === null) return null
      const { events, at } = known
      return { events, at, isCurrent: clock() - at < CURRENT_MS }
    },
    readNames: namesReader({ ask, clock }),
    close: () => cancelNext?.(),
  }
}

/** Once for each language while the answer is kept. */
function namesReader({
  ask,
  clock,
}: {
  ask: (path: string) => Promise<unknown>
  clock: () => number
}): BookOffer['readNames'] {
  const kept = new Map<string, { until: number; names: Promise<BookNames | null> }>()
  return (language) => {
    const now = clock()
    const known = kept.get(language)
    if (known && now < known.until && now >= known.until - NAMES_KEPT_MS) return known.names
    const entry = {
      until: now + NAMES_KEPT_MS,
      names: ask(`/sportsbook/names?language=${encodeURIComponent(language)}`)
        .then((answer) => bookNames.parse(answer))
        .catch(() => {
          entry.until = now + AGAIN_MS
          return null
        }),
    }
    kept.set(language, entry)
    return entry.names
  }
}

/** A snapshot has thousands of events: other requests go on between them. */
async function parseInTurns(events: readonly unknown[]): Promise<Map<string, OfferedEvent>> {
  const parsed = new Map<string, OfferedEvent>()
  for (const [at, event] of events.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const it = offeredEventSchema.parse(event)
    parsed.set(it.id, it)
  }
  return parsed
}

function change(events: Map<string, OfferedEvent>, message: OfferMessage): void {
  const before = events.get(message.event) ?? null
  if (before !== null && message.sequence <= before.sequence) return
  const after = offerAfter(before, message)
  if (after === null) events.delete(message.event)
  else if (before !== null || events.size < MOST_EVENTS) events.set(message.event, after)
}
