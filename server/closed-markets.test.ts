import { expect, test, vi } from 'vitest'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { AS_IN_THE_TABLE } from '#app/market/offering.ts'
import type { Language, MarketCode } from '#markets/types.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { createClosedMarkets } from './closed-markets.ts'

/** A lake whose response can be changed (null: it is down), and a database that survives a restart. */
function aServer() {
  const it = {
    off: { markets: [] as MarketCode[], languages: [] as Language[] } as Offs,
    kept: [] as { markets: string }[],
    now: 0,
    announce: (): void => undefined,
    logger: { info: vi.fn(), warn: vi.fn() },
  }
  const db = {
    query: async (sql: string, params: unknown[] = []) => {
      if (sql.startsWith('INSERT')) it.kept = [{ markets: String(params[0]) }]
      return sql.startsWith('SELECT') ? it.kept : []
    },
  } as Parameters<typeof createClosedMarkets>[0]['db']
  const content = {
    fetch: async () => {
      if (it.off === null) throw new Error('down')
      return { ...AS_IN_THE_TABLE, off: it.off }
    },
    onChange: (listener: () => void) => {
      it.announce = listener
      return () => undefined
    },
  } as unknown as ContentClient
  const openContent = vi.fn(() => content)
  const { logger } = it
  const start = () => createClosedMarkets({ db, openContent, logger, clock: () => it.now })
  return Object.assign(it, { start, openContent })
}
type Offs = { markets: MarketCode[]; languages: Language[] } | null

test('a switch closes its market soon after it is published, and opens it again', async () => {
  const it = aServer()
  const closed = await it.start()
  expect(it.openContent).not.toHaveBeenCalled()
  expect(closed.isClosed('FI')).toBe(false)
  await settled()
  it.off = { markets: ['FI'], languages: [] }
  it.announce()
  await vi.waitFor(() => expect(closed.isClosed('FI')).toBe(true))
  expect(closed.isClosed('NO')).toBe(false)
  // Not announced: it is found by a later query.
  it.off = { markets: [], languages: ['en'] }
  it.now += 1_000
  closed.isClosed('FI')
  await vi.waitFor(() => expect(closed.isClosed('FI')).toBe(false))
  expect(closed.isClosed('UN')).toBe(true)
})

test('a lake that does not answer neither opens nor closes anything, also after a restart', async () => {
  const it = aServer()
  it.off = { markets: ['NO'], languages: [] }
  const before = await it.start()
  before.isClosed('NO')
  await vi.waitFor(() => expect(before.isClosed('NO')).toBe(true))
  it.off = null
  for (let n = 0; n < 3; n += 1) {
    it.now += 1_000
    expect([before.isClosed('NO'), before.isClosed('FI')]).toEqual([true, false])
    await settled()
  }
  expect(it.logger.warn).toHaveBeenCalledOnce()
  const after = await it.start()
  expect([after.isClosed('NO'), after.isClosed('FI')]).toEqual([true, false])
})

test('a change while the content is being read is read, too', async () => {
  const it = aServer()
  const closed = await it.start()
  closed.isClosed('FI')
  it.off = { markets: ['FI'], languages: [] }
  it.announce()
  await vi.waitFor(() => expect(closed.isClosed('FI')).toBe(true))
})
