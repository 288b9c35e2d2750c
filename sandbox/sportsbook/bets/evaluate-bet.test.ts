import { describe, expect, test } from 'vitest'
import type { Quote } from '../book.ts'
import { type BetBounds, evaluateBet } from './evaluate-bet.ts'

const BOUNDS: BetBounds = {
  ...{ currency: 'EUR', minStakeMinor: 10, maxStakeMinor: 500_000 },
  maxPayoutMinor: 10_000_000,
}
const leg = (event: string, odds = 2_000) => ({
  ...{ event, market: 'result', outcome: 'home', odds, isBanker: false },
})
const quote = (odds: number | null = 2_000, with_: Partial<Quote> = {}): Quote => ({
  ...{
    state: 'NOT_STARTED',
    marketState: 'ACTIVE',
    odds,
    chance: null,
    suspendedSince: null,
    startsAt: 0,
  },
  ...{ isLive: false, isBoosted: false, ...with_ },
})
const single = (odds = 2_000) => ({
  ...{ kind: 'SINGLE' as const, legs: [leg('a', odds)], sizes: [], stakePerLineMinor: 500 },
  priceChange: 'NONE' as 'NONE' | 'BETTER' | 'ANY',
})
const refusalsOf = (...args: Parameters<typeof evaluateBet>) => {
  const evaluated = evaluateBet(...args)
  return evaluated.ok ? [] : evaluated.refusals
}

test('a bet at the offered odds is accepted at them', () => {
  const evaluated = evaluateBet(single(), [quote()], BOUNDS)
  expect(evaluated).toMatchObject({ ok: true, isLive: false, terms: { stakePerLineMinor: 500n } })
})

test('one live leg makes the whole bet live', () => {
  const both = { ...single(), kind: 'COMBINATION' as const, legs: [leg('a'), leg('b')] }
  const evaluated = evaluateBet(both, [quote(), quote(2_000, { isLive: true })], BOUNDS)
  expect(evaluated).toMatchObject({ ok: true, isLive: true })
})

describe('odds that have changed', () => {
  test.each([
    ['NONE', 2_100, null],
    ['NONE', 1_990, null],
    ['BETTER', 2_100, 2_100],
    ['BETTER', 1_990, null],
    ['ANY', 2_100, 2_100],
    ['ANY', 1_800, 1_800],
    ['ANY', 1_799, null],
  ] as const)('%s, from 2.00 to %d thousandths: %s', (priceChange, to, taken) => {
    const evaluated = evaluateBet({ ...single(), priceChange }, [quote(to)], BOUNDS)
    if (taken === null) {
      const refusal = { code: 'ODDS_CHANGED', leg: 0, from: 2_000, to }
      expect(evaluated).toEqual({ ok: false, refusals: [refusal] })
    } else {
      expect(evaluated).toMatchObject({ ok: true, terms: { legs: [{ odds: taken }] } })
    }
  })
})

test('every leg that cannot be bet on is named', () => {
  const legs = ['a', 'b', 'c', 'd', 'e'].map((it) => leg(it))
  const since = Date.parse('2026-11-30T14:03:07Z')
  const quotes = [
    quote(),
    quote(null, { marketState: 'SUSPENDED', suspendedSince: since }),
    quote(null, { marketState: 'SETTLED' }),
    null,
    quote(1_950),
  ]
  expect(refusalsOf({ ...single(), kind: 'COMBINATION', legs }, quotes, BOUNDS)).toEqual([
    { code: 'SUSPENDED', leg: 1, since: '2026-11-30T14:03:07.000Z' },
    { code: 'NOT_OFFERED', leg: 2 },
    { code: 'NOT_OFFERED', leg: 3 },
    { code: 'ODDS_CHANGED', leg: 4, from: 2_000, to: 1_950 },
  ])
})

test('two legs of one match are refused, and the match is named', () => {
  const legs = [leg('a'), { ...leg('a'), market: 'total:2.5', outcome: 'over' }]
  expect(
    refusalsOf({ ...single(), kind: 'COMBINATION', legs }, [quote(), quote()], BOUNDS),
  ).toEqual([{ code: 'RELATED_LEGS', event: 'a' }])
})

describe('amounts', () => {
  test.each([
    ['a stake below the minimum', 9],
    ['a stake above the maximum', 500_001],
  ])('%s', (_, stakePerLineMinor) => {
    expect(refusalsOf({ ...single(), stakePerLineMinor }, [quote()], BOUNDS)).toEqual([
      { code: 'STAKE_OUT_OF_RANGE', minMinor: 10, maxMinor: 500_000 },
    ])
  })

  test('a fraction of a yen', () => {
    const yen = { ...BOUNDS, currency: 'JPY' as const }
    expect(refusalsOf({ ...single(), stakePerLineMinor: 150 }, [quote()], yen)).toEqual([
      { code: 'SLIP_INVALID' },
    ])
  })

  test('a payout above the maximum names the highest stake that stays below it', () => {
    const asked = { ...single(100_000), stakePerLineMinor: 200_000 }
    const quotes = [quote(100_000)]
    const most = {
      code: 'PAYOUT_TOO_HIGH',
      maxPayoutMinor: 10_000_000,
      maxStakePerLineMinor: 100_000,
    }
    expect(refusalsOf(asked, quotes, BOUNDS)).toEqual([most])
    expect(evaluateBet({ ...asked, stakePerLineMinor: 100_000 }, quotes, BOUNDS).ok).toBe(true)
  })

  test('no stake is named where even the minimum pays too much', () => {
    const legs = ['a', 'b', 'c'].map((it) => leg(it, 1_000_000))
    const asked = { ...single(), kind: 'COMBINATION' as const, legs }
    expect(
      refusalsOf(
        asked,
        legs.map(() => quote(1_000_000)),
        BOUNDS,
      ),
    ).toEqual([{ code: 'PAYOUT_TOO_HIGH', maxPayoutMinor: 10_000_000, maxStakePerLineMinor: null }])
  })
})

describe('a boosted price', () => {
  const boosted = quote(2_240, { isBoosted: true })

  test('is accepted exactly while it is offered, and its end is a change of odds like any other', () => {
    expect(evaluateBet(single(2_240), [boosted], BOUNDS)).toMatchObject({
      ...{ ok: true, terms: { legs: [{ odds: 2_240 }] } },
    })
    expect(refusalsOf(single(2_250), [boosted], BOUNDS)).toMatchObject([
      { code: 'ODDS_CHANGED', from: 2_250, to: 2_240 },
    ])
    expect(refusalsOf(single(2_240), [quote(2_100)], BOUNDS)).toMatchObject([
      { code: 'ODDS_CHANGED', from: 2_240, to: 2_100 },
    ])
    const any = { ...single(2_240), priceChange: 'ANY' as const }
    expect(evaluateBet(any, [quote(2_100)], BOUNDS)).toMatchObject({
      ...{ ok: true, terms: { legs: [{ odds: 2_100 }] } },
    })
  })

  test('has a lower maximum stake, in a combination too', () => {
    const stake = (stakePerLineMinor: number) => ({ ...single(2_240), stakePerLineMinor })
    expect(evaluateBet(stake(50_000), [boosted], BOUNDS)).toMatchObject({ ok: true })
    const tooHigh = [{ code: 'STAKE_OUT_OF_RANGE', minMinor: 10, maxMinor: 50_000 }]
    expect(refusalsOf(stake(50_001), [boosted], BOUNDS)).toEqual(tooHigh)
    const both = { ...stake(50_001), kind: 'COMBINATION' as const }
    const legs = [leg('a', 2_240), leg('b')]
    expect(refusalsOf({ ...both, legs }, [boosted, quote()], BOUNDS)).toEqual(tooHigh)
    // Never below what any bet has to stake.
    const narrow = { ...BOUNDS, minStakeMinor: 1_000, maxStakeMinor: 5_000 }
    expect(evaluateBet(stake(1_000), [boosted], narrow)).toMatchObject({ ok: true })
    expect(refusalsOf(stake(1_001), [boosted], narrow)).toMatchObject([{ maxMinor: 1_000 }])
  })
})

describe('a free bet', () => {
  const free = (over: object = {}) => ({ ...single(), freeBet: 'f', ...over })

  test('counts only its winnings towards the maximum payout', () => {
    const bounds = { ...BOUNDS, maxPayoutMinor: 500 }
    expect(evaluateBet(free(), [quote()], bounds)).toMatchObject({ ok: true })
    // No lower stake is possible.
    expect(refusalsOf(free(), [quote()], { ...bounds, maxPayoutMinor: 499 })).toEqual([
      { code: 'PAYOUT_TOO_HIGH', maxPayoutMinor: 499, maxStakePerLineMinor: null },
    ])
  })

  test('is refused in a system', () => {
    const legs = [leg('a'), leg('b')]
    const system = free({ kind: 'SYSTEM', legs, sizes: [1] })
    expect(refusalsOf(system, [quote(), quote()], BOUNDS)).toEqual([{ code: 'SLIP_INVALID' }])
  })
})
