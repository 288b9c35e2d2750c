import { expect, test } from 'vitest'
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
} from '#contracts/sportsbook/words.ts'
import { legResult, payoutFormula, potentialPayout } from './bet-words.ts'

const third: OutcomeResult = { ...WON, deadHeat: { paid: 1, of: 3 } }

test.each([
  [null, 'OPEN'],
  [WON, 'WON'],
  [LOST, 'LOST'],
  [VOID, 'VOID'],
  [HALF_WON, 'HALF_WON'],
  [HALF_LOST, 'HALF_LOST'],
  [third, 'DEAD_HEAT'],
])('%j is %s', (result, word) => {
  expect(legResult(result)).toBe(word)
})

const leg = (odds: number, result: OutcomeResult | null) => ({ odds, result }) as never
const money = (value: number) => `€${value.toFixed(2)}`
const bet = {
  ...{ kind: 'COMBINATION' as const, stake: 5, paid: 10.5, cashOuts: [] },
  ...{ isFreeBet: false, bonusLapsed: 0 },
}

test.each([
  [[leg(2_100, WON), leg(3_000, VOID)], '€5.00 × 2.10 × 1.00 = €10.50'],
  [[leg(2_100, WON), leg(3_000, HALF_WON)], '€5.00 × 2.10 × 2.00 = €10.50'],
  [[leg(2_100, LOST), leg(3_000, third)], '€5.00 × 0.00 × 1.00 = €10.50'],
  [[leg(2_100, WON), leg(3_000, null)], null],
])(
  'the payout formula multiplies the stake by the factor of each leg, once all are settled',
  (legs, formula) => {
    expect(payoutFormula({ ...bet, legs }, money)).toBe(formula)
  },
)

test('a system and a bet that was partly cashed out or lapsed have no payout formula', () => {
  const legs = [leg(2_100, WON)]
  expect(payoutFormula({ ...bet, legs, kind: 'SYSTEM' }, money)).toBeNull()
  const cashOuts = [{ id: 'c', stake: 1, payout: 1 }]
  expect(payoutFormula({ ...bet, legs, cashOuts }, money)).toBeNull()
  expect(payoutFormula({ ...bet, legs, bonusLapsed: 1 }, money)).toBeNull()
})

test('a free bet pays without its stake', () => {
  const legs = [leg(2_100, WON)]
  const free = { ...bet, legs, isFreeBet: true, paid: 5.5 }
  expect(payoutFormula(free, money)).toBe('€5.00 × 2.10 − €5.00 = €5.50')
  expect(payoutFormula({ ...free, legs: [leg(2_100, LOST)], paid: 0 }, money)).toBeNull()
})

test.each([
  ['OPEN', [], 10.5],
  ['OPEN', [{ id: 'a', stake: 2, payout: 2.5 }], 6.3],
  // A third of a cent is not paid.
  ['OPEN', [{ id: 'a', stake: 3.33, payout: 3 }], 3.5],
  ['SETTLED', [{ id: 'a', stake: 2, payout: 2.5 }], 10.5],
] as const)('%s with %j sold, a bet of 5.00 may pay %f', (state, cashOuts, left) => {
  const of = { stake: 5, potentialPayout: 10.5, currency: 'EUR', state, cashOuts: [...cashOuts] }
  expect(potentialPayout(of)).toBe(left)
})
