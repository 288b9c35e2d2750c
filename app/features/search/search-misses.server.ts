import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type ContentClientOptions, toSanityClient } from '#app/content/content-client.server.ts'
import { fold } from '#app/content/search/fold.ts'

export type SearchMisses = {
  note(miss: Miss): void
  /** Writes what was counted since the last call; never fails. */
  flush(): Promise<void>
  close(): Promise<void>
}

const FLUSH_EVERY_MS = 10 * 60_000
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
const IN_A_TRANSACTION = 50
/** For thirty days and many markets; entries beyond that expire with their day. */
const PUBLIC_ONES =
  '*[_type == "searchMiss" && string::startsWith(_id, "searchMiss-")][0...2000]{_id, _rev, text, market, language, day, count}'
const text = z.string()
const publicOnes = z.array(
  z.object({
    ...{ _id: text, _rev: text, text, market: text, language: text, day: text },
    count: z.number().int().min(0),
  }),
)

/**
 * The report of searches without results, as documents that editors read in the Studio: one for each text, day, market
 * and language, deleted after thirty days. Several processes count into the same ones.
 */
export function createSearchMisses(
  options: ContentClientOptions & { token: string; wallClock: () => number },
): SearchMisses {
  const { logger, wallClock } = options
  const client = toSanityClient(options)
  const counter = new MissCounter(wallClock)
  let forgottenOn = ''
  let hidden = false

  const write = async (misses: readonly CountedMiss[]) => {
    for (let i = 0; i < misses.length; i += IN_A_TRANSACTION) {
      const transaction = client.transaction()
      for (const { count, ...miss } of misses.slice(i, i + IN_A_TRANSACTION)) {
        const _id = idOf(miss)
        transaction.createIfNotExists({ _id, _type: 'searchMiss', ...miss, count: 0 })
        transaction.patch(_id, (it) => it.inc({ count }))
      }
      await transaction.commit({ returnDocuments: false, visibility: 'async' })
    }
  }
  /** Moves counts from a public id to a private one; two processes cannot do it to the same document. */
  const hide = async () => {
    if (hidden) return
    for (const found of await client.fetch(PUBLIC_ONES).then((it) => publicOnes.parse(it))) {
      const { _id: before, _rev, count, ...miss } = found
      const _id = idOf(miss)
      const transaction = client.transaction()
      transaction.patch(before, (it) => it.ifRevisionId(_rev).set({ count: 0 }))
      transaction.createIfNotExists({ _id, _type: 'searchMiss', ...miss, count: 0 })
      transaction.patch(_id, (it) => it.inc({ count })).delete(before)
      await transaction.commit({ returnDocuments: false, visibility: 'async' })
    }
    hidden = true
  }
  const forget = async () => {
    const before = new Date(wallClock() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
    if (before === forgottenOn) return
    await client.delete({
      query: '*[_type == "searchMiss" && day < $before]',
      params: { before },
    })
    forgottenOn = before
  }
  const flush = async () => {
    try {
      await write(counter.take())
      await hide()
      await forget()
    } catch (error) {
      logger.warn({ err: error }, 'searches that found nothing could not be reported')
    }
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS)
  timer.unref()
  return {
    note: (miss) => counter.note(miss),
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** With a dot: a hosted project never returns such a document without a token, whatever its other rules. */
function idOf(miss: Omit<CountedMiss, 'count'>): string {
  return `searchMiss.${createHash('sha256').update(wishOf(miss)).digest('hex').slice(0, 32)}`
}

/** A search without results. It does not contain who searched, or the time of day. */
type Miss = { text: string; market: string; language: string }
/** How many of them are new since the last report. */
type CountedMiss = Miss & { day: string; count: number }

/** A text typed once may be a name; a text typed repeatedly shows demand. */
const SHOWN_FROM = 2
const LONGEST = 40
/** Enough for a day of one process; made-up texts cannot fill the memory. */
const MOST_TEXTS = 2_000
const NOT_WORDS = /[^\p{L}\p{M}\p{N}ー'’]+/gu
/** An email address, or a personal, card or phone number. */
const PERSONAL = /@|\d[\d\s.-]{4,}\d/

/** Searches count as the same by this key: letters without case and accents, day, market and language. */
function wishOf({ text, market, language, day }: Omit<CountedMiss, 'count'>): string {
  return JSON.stringify([day, market, language, fold(text)])
}

/** The typed text in lower case, normalised width and without punctuation; null if it is too short or personal. */
function typedWords(text: string): string | null {
  const typed = text.normalize('NFKC').toLowerCase()
  if (PERSONAL.test(typed)) return null
  const words = typed.replace(NOT_WORDS, ' ').trim()
  const shown = [...words].slice(0, LONGEST).join('').trim()
  return shown.length < 2 ? null : shown
}

type Counted = CountedMiss & { isShown: boolean }

/** Counts searches without results, by day, market and language; reports texts that were typed more than once. */
export class MissCounter {
  readonly #clock: () => number
  readonly #counted = new Map<string, Counted>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  note({ text, market, language }: Miss): void {
    const words = typedWords(text)
    if (words === null) return
    const day = new Date(this.#clock()).toISOString().slice(0, 10)
    const key = wishOf({ text: words, market, language, day })
    const known = this.#counted.get(key)
    if (!known && this.#counted.size >= MOST_TEXTS) return
    const counted = known ?? { text: words, market, language, day, count: 0, isShown: false }
    counted.count += 1
    this.#counted.set(key, counted)
  }

  /** Returns what may be reported, once; texts typed only once are discarded at the end of their day. */
  take(): CountedMiss[] {
    const today = new Date(this.#clock()).toISOString().slice(0, 10)
    const taken: CountedMiss[] = []
    for (const [key, it] of this.#counted) {
      if (it.count > 0 && (it.isShown || it.count >= SHOWN_FROM)) {
        const { isShown: _, ...miss } = it
        taken.push(miss)
        it.isShown = true
        it.count = 0
      }
      if (it.day !== today) this.#counted.delete(key)
    }
    return taken
  }
}
