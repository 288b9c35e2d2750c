import { expect, test } from 'vitest'
import type { BookBet } from '#contracts/sportsbook/book-api.ts'
import { priceOfSale } from './cash-out.ts'

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
])('a part of %s has a price', (text, price) => {
  expect(priceOfSale(BET, text)).toEqual(price)
})

test('a bet that cannot be sold has none', () => {
  expect(priceOfSale({ ...BET, cashOut: null }, '5')).toBeNull()
})
