import { expect, test } from 'vitest'
import type { BookBet } from '#contracts/sportsbook/book-api.ts'
import { payoutOf, priceOfSale } from './cash-out.ts'

const BET = {
  ...{ currency: 'EUR', stakeMinor: 2_000, potentialPayoutMinor: 8_000 },
  cashOut: { stakeMinor: 1_000, payoutMinor: 1_901, fairMinor: 2_002 },
} as BookBet

test.each([
  [
    '10',
    {
      stakeMinor: 1_000,
      payoutMinor: 1_901,
      fairMinor: 2_002,
      costMinor: 101,
      forgoneMinor: 4_000,
    },
  ],
  [
    '5',
    { stakeMinor: 500, payoutMinor: 950, fairMinor: 1_001, costMinor: 51, forgoneMinor: 2_000 },
  ],
  ['10.01', null],
  ['0', null],
  ['all', null],
])('the cash-out of a part of “%s” is priced, or has no price', (text, price) => {
  expect(priceOfSale(BET, text)).toEqual(price)
})

test('a bet that cannot be cashed out has no price', () => {
  expect(priceOfSale({ ...BET, cashOut: null }, '5')).toBeNull()
})

const sold = (stakeMinor: number, payoutMinor: number) => [{ id: 'c', stakeMinor, payoutMinor }]
test.each<[string, Partial<BookBet>, ReturnType<typeof payoutOf>]>([
  ['a running bet', { state: 'OPEN', cashOuts: [] }, { isPaid: false, minor: 8_000 }],
  [
    'a partly cashed-out bet',
    { state: 'PARTLY_CASHED_OUT', cashOuts: sold(500, 450) },
    { isPaid: false, minor: 6_000 },
  ],
  [
    'a fully cashed-out bet',
    { state: 'CASHED_OUT', payoutMinor: null, cashOuts: sold(2_000, 1_900) },
    { isPaid: true, minor: 1_900 },
  ],
  [
    'a settled bet',
    { state: 'SETTLED', payoutMinor: 6_000, cashOuts: sold(500, 450) },
    { isPaid: true, minor: 6_000 },
  ],
])('%s shows its payout', (_, change, expected) => {
  expect(payoutOf({ ...BET, ...change })).toEqual(expected)
})
