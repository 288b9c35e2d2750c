import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type ContentClientOptions, toSanityClient } from '#app/content/content-client.server.ts'
import { type CountedMiss, type Miss, MissCounter, wishOf } from './search-misses.ts'

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
