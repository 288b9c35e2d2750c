import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#contracts/sportsbook/slip.ts'
import { potentialPayout, type StakedSlip, stakeOf } from '#contracts/sportsbook/slip-return.ts'
import { LOST, WON } from '#contracts/sportsbook/words.ts'
import type { Quote } from '../book.ts'
import { decideSale, valueOfBet } from './cash-out.ts'
import type { AcceptedBet } from './place-bet.ts'

const termsOf = (
  kind: StakedSlip['kind'],
  odds: readonly number[],
  sizes: readonly number[] = [],
) => ({
  ...{ kind, sizes, stakePerLineMinor: 1_000n, currency: 'EUR' as const },
  legs: odds.map((it, at) => ({
    ...{ event: `e${at}`, market: 'result', outcome: 'home', odds: it, isBanker: false },
  })),
})
const bet = (terms: StakedSlip, with_: Partial<AcceptedBet> = {}): AcceptedBet => ({
  ...{ id: 'b', number: 1, provider: 'context', playerRef: 'p', asked: '' },
  ...{
    state: 'OPEN',
    terms,
    fixtures: [],
    refusals: [],
    freeBet: null,
    stakeMinor: Number(stakeOf(terms)),
    bonusStakeMinor: 0,
    createdAt: 0,
    acceptedAt: 0,
  },
  ...{ payoutMaxMinor: Number(potentialPayout(terms)), balanceMinor: 0, cashOuts: [] },
  ...{ outcome: null, results: [], revision: 1, ...with_ },
})
const quote = (won: number, with_: Partial<Quote> = {}): Quote => ({
  ...{ state: 'LIVE', marketState: 'ACTIVE', odds: 2_000, chance: { won, void: 0 } },
  ...{ suspendedSince: null, startsAt: 0, isLive: true, isBoosted: false, ...with_ },
})

describe('the value of a running bet', () => {
  test('is none with a free bet as its stake', () => {
    const free = bet(termsOf('SINGLE', [2_000]), { freeBet: 'f' })
    expect(valueOfBet(free, [quote(0.8)])).toEqual({ ok: false, refusal: 'NOT_POSSIBLE' })
  })

  test('is none with bonus money in its stake, and says so', () => {
    const mixed = bet(termsOf('SINGLE', [2_000]), { bonusStakeMinor: 1 })
    expect(valueOfBet(mixed, [quote(0.8)])).toEqual({ ok: false, refusal: 'BONUS' })
  })

  test('is its expected payout, and the offer is five percent less', () => {
    const it = valueOfBet(bet(termsOf('SINGLE', [2_000])), [quote(0.8)])
    expect(it).toEqual({
      ok: true,
      value: { stakeMinor: 1_000, fairMinor: 1_600, payoutMinor: 1_520 },
    })
  })

  test('counts legs that are decided, and the chance of a void', () => {
    const of = bet(termsOf('COMBINATION', [2_000, 3_000]), { results: [WON, null] })
    const it = valueOfBet(of, [null, quote(0.25, { chance: { won: 0.25, void: 0.5 } })])
    // 10.00 at 2.00, and then a half of it back, a quarter at 3.00: 20.00 × 1.25.
    expect(it).toMatchObject({ ok: true, value: { fairMinor: 2_500 } })
  })

  test.each<[string, AcceptedBet, (Quote | null)[], string]>([
    [
      'bets have stopped',
      bet(termsOf('SINGLE', [2_000])),
      [quote(0.5, { marketState: 'SUSPENDED' })],
      'SUSPENDED',
    ],
    ['the match is unknown', bet(termsOf('SINGLE', [2_000])), [null], 'NOT_POSSIBLE'],
    [
      'it is settled',
      bet(termsOf('SINGLE', [2_000]), { state: 'SETTLED' }),
      [quote(0.5)],
      'NOT_POSSIBLE',
    ],
    [
      'it was reopened',
      bet(termsOf('SINGLE', [2_000]), { state: 'REOPENED' }),
      [quote(0.5)],
      'NOT_POSSIBLE',
    ],
    [
      'nothing can be won',
      bet(termsOf('SINGLE', [2_000]), { results: [LOST] }),
      [null],
      'NOT_POSSIBLE',
    ],
  ])('is none where %s', (_, of, quotes, refusal) => {
    expect(valueOfBet(of, quotes)).toEqual({ ok: false, refusal })
  })

  test('is the sum over all lines, and never more than the bet can pay', () => {
    const leg = fc.record({
      odds: fc.integer({ min: 1_010, max: 50_000 }),
      won: fc.integer({ min: 1, max: 999 }).map((it) => it / 1_000),
    })
    const system = fc.record({
      legs: fc.array(leg, { minLength: 3, maxLength: 5 }),
      sizes: fc.constantFrom([1], [2], [2, 3], [1, 2, 3]),
    })
    fc.assert(
      fc.property(system, ({ legs, sizes }) => {
        const terms = termsOf(
          'SYSTEM',
          legs.map((it) => it.odds),
          sizes,
        )
        const of = bet(terms)
        const value = valueOfBet(
          of,
          legs.map((it) => quote(it.won)),
        )
        const chances = new Map(terms.legs.map((it, at) => [it.event, legs[at]?.won ?? 0]))
        const sum = linesOf(terms).reduce(
          (all, line) =>
            all +
            line.reduce((one, it) => (one * it.odds * (chances.get(it.event) ?? 0)) / 1_000, 1_000),
          0,
        )
        // Worth less than two cents, of which one is left at most: there is nothing to sell.
        if (!value.ok) {
          expect(value.refusal).toBe('NOT_POSSIBLE')
          expect(sum).toBeLessThan(2.001)
          return
        }
        expect(Math.abs(value.value.fairMinor - sum)).toBeLessThanOrEqual(1 + sum * 1e-9)
        expect(value.value.payoutMinor).toBeLessThanOrEqual(value.value.fairMinor)
        expect(value.value.fairMinor).toBeLessThanOrEqual(of.payoutMaxMinor)
      }),
    )
  })
})

describe('a sale', () => {
  const of = bet(termsOf('SINGLE', [2_000]))
  const sell = (stakeMinor: number, payoutMinor: number, from = of, won = 0.8) =>
    decideSale(from, [quote(won)], { cashOutId: 'c', stakeMinor, payoutMinor })

  test('of a part leaves the rest running, of the rest ends the bet', () => {
    const part = sell(400, 608)
    expect(part).toMatchObject({ ok: true, value: { state: 'PARTLY_CASHED_OUT' } })
    if (!part.ok) return
    const rest = decideSale({ ...of, ...part.value }, [quote(0.8)], {
      cashOutId: 'd',
      stakeMinor: 600,
      payoutMinor: 912,
    })
    expect(rest).toMatchObject({ ok: true, value: { state: 'CASHED_OUT' } })
  })

  test('is made at a better price, and refused at a worse one than the page has shown', () => {
    expect(sell(1_000, 1_500)).toMatchObject({
      ok: true,
      value: { cashOuts: [{ payoutMinor: 1_520 }] },
    })
    expect(sell(1_000, 1_521)).toEqual({ ok: false, refusal: 'CHANGED' })
  })

  test.each([
    ['more than the stake', 1_001, 1],
    ['so little that it pays nothing', 1, 1],
  ])('of %s is refused', (_, stakeMinor, payoutMinor) => {
    const refused = sell(stakeMinor, payoutMinor, of, 0.1)
    expect(refused).toEqual({ ok: false, refusal: 'STAKE_OUT_OF_RANGE' })
  })

  test('after nineteen others must be of all that is left', () => {
    const cashOuts = Array.from({ length: 19 }, (_, at) => ({
      ...{ id: `c${at}`, stakeMinor: 10, payoutMinor: 15 },
    }))
    const sold = bet(termsOf('SINGLE', [2_000]), { state: 'PARTLY_CASHED_OUT', cashOuts })
    expect(sell(10, 15, sold)).toEqual({ ok: false, refusal: 'STAKE_OUT_OF_RANGE' })
    expect(sell(810, 1_200, sold)).toMatchObject({ ok: true, value: { state: 'CASHED_OUT' } })
  })
})
