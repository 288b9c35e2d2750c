import type { ContentClient } from '#app/content/content-client.server.ts'
import { OFFERING_QUERY, offering } from '#app/session/offering.server.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { MarketCode } from '#markets/types.ts'
import type { Db } from '#platform/db/db.ts'
import { isMarketOff } from '#schemas/rules/switched-off.ts'
import type { Logger } from './logger.ts'

/** The content is looked at again this soon while it is asked for: a change that was not announced is seen, too. */
const LOOK_AGAIN_MS = 1_000

export type ClosedMarkets = {
  /** Whether editors have switched this market off, as far as is known; looks for news in the background. */
  isClosed(market: MarketCode): boolean
}

/**
 * The markets that editors have switched off (STU-04), for the platform: no account, deposit or stake there. The list
 * last read is kept in the database. While the content cannot be read it applies, also after a restart: an outage
 * neither opens what was closed nor closes what was open.
 */
export async function createClosedMarkets(options: {
  db: Pick<Db, 'query'>
  openContent: () => Pick<ContentClient, 'fetch' | 'onChange'>
  logger: Pick<Logger, 'info' | 'warn'>
  clock: () => number
}): Promise<ClosedMarkets> {
  const { db, openContent, logger, clock } = options
  const kept = await openKeptList(db)
  let closed = kept.list
  let content: ReturnType<typeof openContent> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  let hasNews = false
  let isSilent = false

  const read = async () => {
    const { off } = await opened().fetch(OFFERING_QUERY, {}, offering)
    isSilent = false
    const now = MARKET_CODES.filter((code) => isMarketOff(MARKETS[code], off))
    if (now.join() === closed.join()) return
    closed = now
    logger.info({ event: 'markets_switched', closed: now }, 'editors have switched markets')
    await kept.keep(now)
  }
  const look = () => {
    if (looking !== null) {
      hasNews = true
      return
    }
    lookedAt = clock()
    looking = read()
      .catch((error: unknown) => {
        if (!isSilent) logger.warn({ err: error }, 'the closed markets cannot be read')
        isSilent = true
      })
      .finally(() => {
        looking = null
        if (!hasNews) return
        hasNews = false
        look()
      })
  }
  const opened = () => {
    if (content === null) {
      content = openContent()
      content.onChange(look)
    }
    return content
  }
  return {
    isClosed(market) {
      if (looking === null && Math.abs(clock() - lookedAt) >= LOOK_AGAIN_MS) look()
      return closed.includes(market)
    },
  }
}

/** One row: the list as it was last read from the content. */
async function openKeptList(db: Pick<Db, 'query'>) {
  await db.query('CREATE SCHEMA IF NOT EXISTS site')
  await db.query(
    `CREATE TABLE IF NOT EXISTS site.closed_markets (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), markets text NOT NULL)`,
  )
  const rows = await db.query<{ markets: string }>('SELECT markets FROM site.closed_markets')
  const named = rows[0]?.markets.split(',') ?? []
  return {
    list: MARKET_CODES.filter((code) => named.includes(code)),
    async keep(markets: readonly MarketCode[]): Promise<void> {
      await db.query(
        `INSERT INTO site.closed_markets (markets) VALUES ($1)
         ON CONFLICT (only_row) DO UPDATE SET markets = excluded.markets`,
        [markets.join()],
      )
    },
  }
}
