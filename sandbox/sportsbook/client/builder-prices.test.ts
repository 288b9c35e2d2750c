import { expect, test } from 'vitest'
import { BET_BUILDER } from '#contracts/sportsbook/bet-builder.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { BuilderAnswer } from '#contracts/sportsbook/offer-list.ts'
import type { MarketState } from '#contracts/sportsbook/words.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { createBuilderPrices, withBuilder } from './builder-prices.ts'

const OUTCOME = 'result:home+total:2.5:over'
const WANTED = { event: 'a', outcome: OUTCOME }
const anEvent = (sequence: number, state: MarketState = 'ACTIVE') =>
  ({
    id: 'a',
    sequence,
    markets: [{ id: 'result', state, outcomes: [] }],
  }) as unknown as OfferedEvent
const answer = (sequence: number, odds: number | null = 4_200): BuilderAnswer => ({
  ...{ sequence, odds, state: odds === null ? 'INACTIVE' : 'ACTIVE' },
  refusal: odds === null ? { reason: 'IMPOSSIBLE', parts: [] } : null,
})

function aPage() {
  const asked: { path: string; resolve(it: BuilderAnswer): void; fail(): void }[] = []
  const at = { event: anEvent(1) as OfferedEvent | null, now: 0, changes: 0 }
  const prices = createBuilderPrices({
    get: (path) =>
      new Promise((resolve, reject) =>
        asked.push({ path, resolve, fail: () => reject(new Error()) }),
      ),
    offered: () => at.event,
    now: () => at.now,
    changed: () => {
      at.changes += 1
    },
  })
  return { asked, at, prices, want: () => prices.want([WANTED]) }
}

test('a price is requested once for each change of its match', async () => {
  const { asked, at, prices, want } = aPage()
  want()
  want()
  expect(asked.map(({ path }) => path)).toEqual([
    'builder?event=a&outcome=result%3Ahome%2Btotal%3A2.5%3Aover',
  ])
  asked[0]?.resolve(answer(1))
  await settled()
  expect(prices.answerTo(WANTED)?.odds).toBe(4_200)
  expect(at.changes).toBe(1)
  want()
  expect(asked).toHaveLength(1)
  at.event = anEvent(2)
  want()
  expect(asked).toHaveLength(2)
  // Until it comes, what was known is shown.
  expect(prices.answerTo(WANTED)?.odds).toBe(4_200)
})

test('an answer outdated by a later change is ignored', async () => {
  const { asked, at, prices, want } = aPage()
  want()
  at.event = anEvent(2)
  want()
  asked[1]?.resolve(answer(2, 3_000))
  await settled()
  asked[0]?.resolve(answer(1))
  await settled()
  expect(prices.answerTo(WANTED)?.odds).toBe(3_000)
})

test('a failed request is retried after a while, and an unwanted price is forgotten', async () => {
  const { asked, at, prices, want } = aPage()
  want()
  asked[0]?.fail()
  await settled()
  want()
  expect(asked).toHaveLength(1)
  at.now = 2_500
  want()
  asked[1]?.resolve(answer(1))
  await settled()
  expect(prices.answerTo(WANTED)).not.toBe(null)
  prices.want([])
  expect(prices.answerTo(WANTED)).toBe(null)
})

test('no price is requested for a match that is not fully known', () => {
  const { asked, at, want } = aPage()
  at.event = null
  want()
  at.event = { ...anEvent(1), open: 3 } as unknown as OfferedEvent
  want()
  expect(asked).toEqual([])
})

test.each<[string, MarketState, BuilderAnswer, MarketState, number | null]>([
  ['open', 'ACTIVE', answer(1), 'ACTIVE', 4_200],
  ['suspended with its match', 'SUSPENDED', answer(1), 'SUSPENDED', 4_200],
  ['refused', 'ACTIVE', answer(1, null), 'INACTIVE', null],
])('a bet builder’s own market is %s', (_, state, reply, shown, odds) => {
  const pick = { market: BET_BUILDER, outcome: OUTCOME }
  const event = withBuilder(anEvent(1, state), pick, () => reply)
  expect(event?.markets.at(-1)).toEqual({
    ...{ id: BET_BUILDER, state: shown, outcomes: [{ id: OUTCOME, odds }] },
  })
  expect(withBuilder(anEvent(1), pick, () => null)?.markets).toHaveLength(1)
  expect(withBuilder(anEvent(1), { ...pick, market: 'result' }, () => reply)?.markets).toHaveLength(
    1,
  )
})
