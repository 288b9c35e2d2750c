import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boostedOdds, type Chance, ladderBelow, pricesOf } from './pricing.ts'

/** A market in which `winners` outcomes win, or all are void. */
const market = fc
  .record({
    weights: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 30 }),
    voided: fc.integer({ min: 0, max: 90 }),
    share: fc.integer({ min: 80, max: 99 }),
  })
  .map(({ weights, voided, share }) => {
    const total = weights.reduce((sum, it) => sum + it, 0)
    const chances = weights.map(
      (it): Chance => ({ won: (it / total) * (1 - voided / 100), void: voided / 100 }),
    )
    return { chances, share: share / 100 }
  })

test('the ladder has every step, and rounds down to it', () => {
  const steps = new Set<number>()
  for (let odds = 1_010; odds <= 500_000; odds += 1) {
    const below = ladderBelow(odds) ?? 0
    steps.add(below)
    if (below > odds || ladderBelow(below) !== below) throw new Error(`${odds} gives ${below}`)
  }
  const all = [...steps]
  expect(all).toEqual([...all].sort((a, b) => a - b))
  expect(all.slice(0, 3)).toEqual([1_010, 1_020, 1_030])
  expect(all.slice(-2)).toEqual([490_000, 500_000])
  expect(all).toHaveLength(100 + 50 + 20 + 20 + 20 + 20 + 30 + 10 + 40)
  expect([ladderBelow(1_009.9), ladderBelow(2_019.9), ladderBelow(9e9)]).toEqual([
    null,
    2_000,
    500_000,
  ])
})

test('every price is at most fair, and pays back what its market should, less the ladder', () => {
  fc.assert(
    fc.property(market, ({ chances, share }) => {
      const { odds, payoutShare } = pricesOf(chances, share)
      for (const [at, it] of odds.entries()) {
        const { won, void: returned } = chances[at] as Chance
        if (it !== null) expect((won * it) / 1_000 + returned).toBeLessThanOrEqual(1)
      }
      if (payoutShare !== null) {
        expect(payoutShare).toBeLessThan(share + 1e-9)
        expect(payoutShare).toBeGreaterThan(share * 0.9)
      }
      expect(odds.some((it) => it === null)).toBe(payoutShare === null)
    }),
  )
})

test('a price without margin is at most fair, and at least the normal one', () => {
  fc.assert(
    fc.property(market, ({ chances, share }) => {
      const { odds } = pricesOf(chances, share)
      for (const [at, it] of chances.entries()) {
        const boosted = boostedOdds(it)
        if (boosted !== null) expect((it.won * boosted) / 1_000 + it.void).toBeLessThanOrEqual(1)
        const normal = odds[at] ?? null
        if (normal !== null) expect(boosted).toBeGreaterThanOrEqual(normal)
      }
    }),
  )
})

test('a market that pays two outcomes counts both', () => {
  const twice = [0.75, 0.7, 0.55].map((won) => ({ won, void: 0 }))
  const { odds, payoutShare } = pricesOf(twice, 0.95)
  expect(odds).toEqual([1_280, 1_360, 1_690])
  expect(payoutShare).toBeCloseTo(2 / (1 / 1.28 + 1 / 1.36 + 1 / 1.69), 12)
})

test.each<[string, number[], (number | null)[]]>([
  ['without what cannot happen', [0.5, 0.5, 0], [1_900, 1_900, null]],
  ['without what is certain', [1, 0.5, 0.5], [null, 1_900, 1_900]],
  ['not at all where the favourite is too short', [0.995, 0.005], [null, null]],
  ['not at all where all is decided', [1, 0], [null, null]],
])('a market is offered %s', (_, won, odds) => {
  const chances = won.map((it) => ({ won: it, void: 0 }))
  expect(pricesOf(chances, 0.95).odds).toEqual(odds)
})

test('nothing is offered where every bet would be void', () => {
  expect(
    pricesOf(
      [
        { won: 0, void: 1 },
        { won: 0, void: 1 },
      ],
      0.95,
    ).payoutShare,
  ).toBe(null)
})
