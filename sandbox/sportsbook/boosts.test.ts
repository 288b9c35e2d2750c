import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boostedMaxStake, isBoosted } from '#contracts/sportsbook/boosts.ts'
import { offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import { offerListQuery, offerListSchema } from '#contracts/sportsbook/offer-list.ts'
import { memoryStore } from '#tests/fixtures/memory-book-store.ts'
import { openBook } from './book.ts'
import { boostingOf } from './boosts.ts'
import { type Fixture, fixturesAround, seedOf } from './calendar.ts'
import { changesBetween, offeredEvent } from './offer.ts'
import { offerList, rowOf } from './offer-lists.ts'
import { type Trade, tradeOf } from './trading.ts'

const NOW = Date.parse('2026-11-30T12:01:00Z')
const MINUTE = 60_000
const listed = fixturesAround(NOW).filter(({ startsAt }) => startsAt > NOW + MINUTE)

const boostedAt = (trade: Trade, now: number) =>
  trade
    .markets(now)
    .flatMap(({ id, outcomes }) => outcomes.map((it) => ({ ...it, market: id })))
    .filter(({ boost }) => boost !== undefined)

/** A match with a boosted price; QA's where the seed gives none. */
function boostedTrade(fixture: Fixture, side: 'home' | 'away', until = fixture.startsAt): Trade {
  const trade = tradeOf(fixture, 'a seed').steered({
    at: NOW,
    steering: { kind: 'BOOST', side, until },
  })
  if (!trade) throw new Error('a boost is not possible')
  return trade
}

describe('a boosted price', () => {
  test('is at most fair and above the normal one, for every match', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...listed),
        fc.constantFrom('home' as const, 'away' as const),
        (fixture, side) => {
          const normal = new Map(
            tradeOf(fixture, 'a seed')
              .markets(fixture.startsAt - 1)
              .flatMap(({ id, outcomes }) => outcomes.map((it) => [`${id} ${it.id}`, it.odds])),
          )
          for (const { market, id, odds, chance, boost } of boostedAt(
            boostedTrade(fixture, side),
            NOW,
          )) {
            expect(id).toBe(side)
            expect(boost?.from).toBe(normal.get(`${market} ${id}`))
            expect(odds).toBeGreaterThan(boost?.from ?? 0)
            const { won = 1, void: returned = 0 } = chance ?? {}
            expect((won * (odds ?? 0)) / 1_000 + returned).toBeLessThanOrEqual(1)
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  test('is drawn for about one match in twenty-five, and ends before the match starts', () => {
    const drawn = listed.flatMap((it) => {
      const boosting = boostingOf(it, seedOf('the seed of a world', it.id))
      return boosting ? [{ ...boosting, startsAt: it.startsAt }] : []
    })
    expect(drawn.length).toBeGreaterThan(listed.length / 50)
    expect(drawn.length).toBeLessThan(listed.length / 12)
    for (const { until, startsAt } of drawn) expect(until).toBeLessThan(startsAt)
  })

  const [fixture] = listed.filter(({ startsAt }) => startsAt > NOW + 30 * MINUTE) as [Fixture]
  const end = NOW + 10 * MINUTE

  test('ends with a change of odds like any other, and leaves the proof intact', () => {
    const trade = boostedTrade(fixture, 'home', end)
    const [boosted] = boostedAt(trade, end - 1)
    expect(boosted?.boost?.until).toBe(end)
    expect(boostedAt(trade, end)).toEqual([])
    const [before, after] = [end - 1, end].map((it) => offeredEvent(trade, it))
    if (!before || !after) throw new Error('not offered')
    expect(changesBetween(before, after, [])).toMatchObject([
      {
        type: 'ODDS_CHANGE',
        markets: [{ id: boosted?.market, outcomes: after.markets[0]?.outcomes }],
      },
    ])
    expect(changesBetween(after, after, [])).toEqual([])
    expect(trade.proof(end).steered).toBe(false)
  })

  test('is not for a match that was rescheduled or has started', () => {
    const trade = boostedTrade(fixture, 'home')
    const later = { at: NOW + 1, steering: { kind: 'POSTPONE', to: fixture.startsAt + 1 } } as const
    const moved = trade.steered(later)
    expect(moved && boostedAt(moved, NOW + 1)).toEqual([])
    expect(boostedAt(trade, fixture.startsAt)).toEqual([])
    const boost = { kind: 'BOOST', side: 'home', until: fixture.startsAt + MINUTE } as const
    expect(trade.steered({ at: fixture.startsAt, steering: boost })).toBe(null)
  })

  test('is found by its list alone', () => {
    const [one, other] = listed.map((it) => boostedTrade(it, 'away', end)).slice(0, 2) as [
      Trade,
      Trade,
    ]
    const rows = [rowOf(offeredEvent(one, end), null), rowOf(offeredEvent(other, end - 1), null)]
    const listOf = (query: object) =>
      offerListSchema
        .parse(
          JSON.parse(
            offerList(
              { live: [], upcoming: rows },
              offerListQuery.parse({ rows: '40', ...query }),
              {
                ...{ sequence: 0, now: NOW },
              },
            ),
          ),
        )
        .upcoming.rows.map(({ id }) => id)
    expect(listOf({ when: 'boosted' })).toEqual([other.fixture.id])
    expect(listOf({})).toHaveLength(2)
  })
})

test('a quote is marked as boosted exactly while its odds are', async () => {
  let now = NOW
  const [fixture] = listed.filter(({ startsAt }) => startsAt > NOW + 30 * MINUTE) as [Fixture]
  const book = await openBook({
    ...{ store: memoryStore(), clock: () => now, pause: async () => undefined },
    fixtures: () => [fixture],
  })
  const until = NOW + 5 * MINUTE
  expect(await book.steer(fixture.id, { kind: 'BOOST', side: 'away', until })).toBe('DONE')
  const [event] = offerSnapshotSchema.parse(JSON.parse(book.snapshot())).events
  const [market] = event?.markets.filter((it) => isBoosted({ markets: [it] })) ?? []
  const offered = market?.outcomes.find(({ id }) => id === 'away')
  const of = { event: fixture.id, market: market?.id ?? '', outcome: 'away' }
  expect(book.quote(of)).toMatchObject({ odds: offered?.odds, isBoosted: true })
  now = until
  expect(book.quote(of)).toMatchObject({ odds: offered?.boost?.from, isBoosted: false })
  await book.tick()
  const [after] = offerSnapshotSchema.parse(JSON.parse(book.snapshot())).events
  expect(after && isBoosted(after)).toBe(false)
})

test('the maximum stake of a boost is payable, and no less than the minimum of any bet', () => {
  const bounds = (currency: 'EUR' | 'JPY', minStakeMinor: number, maxStakeMinor: number) =>
    boostedMaxStake({ currency, minStakeMinor, maxStakeMinor })
  expect(bounds('EUR', 10, 12_345)).toBe(1_234)
  expect(bounds('JPY', 100, 123_400)).toBe(12_300)
  expect(bounds('EUR', 500, 1_000)).toBe(500)
})
