import { expect, test } from 'vitest'
import { readTypedAmount } from './typed-amount.ts'

test.each([
  ['30', 30],
  ['30.5', 30.5],
  ['30,55', 30.55],
  ['1 000', 1_000],
  ['1\u00a0000,50', 1_000.5],
  ['1,000.50', 1_000.5],
  ['12,345,678.90', 12_345_678.9],
  [' 20.00 ', 20],
  ['５０', 50],
  ['0.01', 0.01],
  ['.5', 0.5],
  [',5', 0.5],
  ['5,', 5],
  ['5.', 5],
  ['1.000,50', 1_000.5],
  ['12.345.678,9', 12_345_678.9],
  ["1'000.50", 1_000.5],
  ['1’000', 1_000],
  ['\u200e20,00\u200e', 20],
  ['20\u200b.5', 20.5],
  ['१००', 100],
  ['٥٠', 50],
  ['１，５', 1.5],
  ['9999999999.99', 9_999_999_999.99],
])('“%s” is %d', (typed, amount) => {
  expect(readTypedAmount(typed)).toEqual({ ok: true, amount })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['0', 'notPositive'],
  ['0.00', 'notPositive'],
  ['-5', 'notPositive'],
  ['−5', 'notPositive'],
  ['30.555', 'decimals'],
  // A thousand, or one with three decimals: only the player knows.
  ['1,000', 'decimals'],
  ['1000000000000000000', 'tooLarge'],
  ['1e18', 'notANumber'],
  ['thirty', 'notANumber'],
  ['.', 'notANumber'],
  [',', 'notANumber'],
  ['.,5', 'notANumber'],
  ['5.,', 'notANumber'],
  ['5..', 'notANumber'],
  ['5²', 'notANumber'],
  ['10½', 'notANumber'],
  ['5-', 'notANumber'],
  ['1.000.000', 'notANumber'],
  ['1,00.5', 'notANumber'],
  ['.5 €', 'currency'],
  ['R$ 5,', 'currency'],
  ['₱500', 'currency'],
  ['５０円', 'currency'],
  ['50,- kr', 'currency'],
  ['1.2.3', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['0x10', 'notANumber'],
  ['50 USD', 'currency'],
  ['€50', 'currency'],
  ['50€', 'currency'],
  ['kr 50', 'currency'],
])('“%s” is not an amount: %s', (typed, problem) => {
  expect(readTypedAmount(typed)).toEqual({ ok: false, problem })
})

test('decimals are a problem in a currency that has none', () => {
  expect(readTypedAmount('1000,50', 'CLP')).toEqual({ ok: false, problem: 'whole' })
  expect(readTypedAmount('1000,00', 'CLP')).toEqual({ ok: true, amount: 1_000 })
  expect(readTypedAmount('1000,50', 'EUR')).toEqual({ ok: true, amount: 1_000.5 })
})
