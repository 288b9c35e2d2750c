import { expect, test } from 'vitest'
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
} from '#contracts/sportsbook/words.ts'
import { legResult, oddsText, payoutFormula } from './bet-words.ts'

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

test('odds are written as in the language', () => {
  expect(oddsText(1_950, 'en')).toBe('1.95')
  expect(oddsText(12_000, 'de')).toBe('12,00')
})

const leg = (odds: number, result: OutcomeResult | null) => ({ odds, result }) as never
const of = { money: (value: number) => `€${value.toFixed(2)}`, language: 'en' }
const bet = { kind: 'COMBINATION' as const, stake: 5, paid: 10.5, cashOuts: [] }

test.each([
  [[leg(2_100, WON), leg(3_000, VOID)], '€5.00 × 2.10 × 1.00 = €10.50'],
  [[leg(2_100, WON), leg(3_000, HALF_WON)], '€5.00 × 2.10 × 2.00 = €10.50'],
  [[leg(2_100, LOST), leg(3_000, third)], '€5.00 × 0.00 × 1.00 = €10.50'],
  [[leg(2_100, WON), leg(3_000, null)], null],
])('a payout follows from its legs', (legs, formula) => {
  expect(payoutFormula({ ...bet, legs }, of)).toBe(formula)
})

test('a system and a bet of which a part was sold have no single sum', () => {
  const legs = [leg(2_100, WON)]
  expect(payoutFormula({ ...bet, legs, kind: 'SYSTEM' }, of)).toBeNull()
  const cashOuts = [{ id: 'c', stake: 1, payout: 1 }]
  expect(payoutFormula({ ...bet, legs, cashOuts }, of)).toBeNull()
})
