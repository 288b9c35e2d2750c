import { createHash } from 'node:crypto'
import { type ContentClientOptions, toSanityClient } from '#app/content/content-client.server.ts'
import { type CountedMiss, type Miss, MissCounter } from './search-misses.ts'

export type SearchMisses = {
  note(miss: Miss): void
  /** Writes what was counted since; never fails. */
  flush(): Promise<void>
  close(): Promise<void>
}

const FLUSH_EVERY_MS = 10 * 60_000
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
const IN_A_TRANSACTION = 50

/**
 * The report of searches that found nothing, as documents that editors read in the Studio: one for each
 * text, day, market and language, forgotten after thirty days. Several processes count into the same ones.
 */
export function createSearchMisses(
  options: ContentClientOptions & { token: string; wallClock: () => number },
): SearchMisses {
  const { logger, wallClock } = options
  const client = toSanityClient(options)
  const counter = new MissCounter(wallClock)
  let forgottenOn = ''

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

function idOf({ text, day, market, language }: Omit<CountedMiss, 'count'>): string {
  const name = JSON.stringify([day, market, language, text])
  return `searchMiss-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
}
