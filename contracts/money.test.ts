import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromApiAmount, fromApiSum, MAX_AMOUNT_MINOR, money, toApiAmount } from './money.ts'

test('an amount of money has its minor units and its currency', () => {
  expect(money(-5n, 'SEK')).toEqual({ minor: -5n, currency: 'SEK' })
})

describe('amounts of the player API', () => {
  test('every amount within the limit comes back unchanged', () => {
    const amounts = fc.bigInt({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR })
    fc.assert(
      fc.property(amounts, (minor) => {
        expect(fromApiAmount(toApiAmount(minor))).toBe(minor)
      }),
    )
  })

  test.each([
    [0, 0n],
    [0.1, 10n],
    [0.29, 29n],
    [1.005e2, 10050n],
    [-19.99, -1999n],
  ])('%d is %d minor units', (amount, minor) => {
    expect(fromApiAmount(amount)).toBe(minor)
  })

  test.each([0.001, 1.005, 100.001, Number.NaN, Number.POSITIVE_INFINITY, 1e-9 * 1.5, 1e300])(
    '%d is not an amount with two decimals',
    (amount) => {
      const refusal = new RangeError('amount is not a number with two decimals')
      expect(() => fromApiAmount(amount)).toThrow(refusal)
      expect(() => fromApiSum(amount)).toThrow(refusal)
    },
  )

  test.each([MAX_AMOUNT_MINOR, -MAX_AMOUNT_MINOR])('%d is the last one within the limit', (it) => {
    expect(fromApiAmount(toApiAmount(it))).toBe(it)
    const beyond = it > 0n ? it + 1n : it - 1n
    const refusal = new RangeError('amount is out of range')
    expect(() => fromApiAmount(toApiAmount(beyond))).toThrow(refusal)
    expect(fromApiSum(toApiAmount(beyond))).toBe(beyond)
  })
})
