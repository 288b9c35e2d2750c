import { expect, test } from 'vitest'
import { stakeOfText, textOfStake } from './stake.ts'

test.each([
  ['10', 'EUR', 1_000],
  ['10,5', 'EUR', 1_050],
  ['0.10', 'EUR', 10],
  ['1,000.50', 'EUR', 100_050],
  ['1000', 'JPY', 100_000],
  ['10.50', 'JPY', null],
  ['0', 'EUR', null],
  ['ten', 'EUR', null],
  ['', 'EUR', null],
])('%s of %s is a stake of %s', (text, currency, minor) => {
  expect(stakeOfText(text, currency)).toBe(minor)
})

test.each([null, 1_000, 1_050])(
  'a stored stake of %s is written and parsed back unchanged',
  (minor) => {
    expect(stakeOfText(textOfStake(minor))).toBe(minor)
  },
)
