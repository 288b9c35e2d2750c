import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountFactor,
  CURRENCIES,
  fromApiAmount,
  fromApiSum,
  isPayable,
  MAX_AMOUNT_MINOR,
  MAX_PAYOUT_MINOR,
  money,
  payableFrom,
  payablePart,
  smallestAmount,
  toApiAmount,
} from './money.ts'

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

describe('payable amounts', () => {
  test('are whole units where a currency has no decimals, and minor units elsewhere', () => {
    const whole = CURRENCIES.filter((it) => smallestAmount(it) === 100n)
    expect(whole.toSorted()).toEqual(['CLP', 'JPY'])
    const others = CURRENCIES.filter((it) => !whole.includes(it))
    expect(others.map(smallestAmount)).toEqual(others.map(() => 1n))
  })

  test.each([
    // minor units, currency, payable, the payable part, the next payable one
    [0n, 'JPY', true, 0n, 0n],
    [1n, 'JPY', false, 0n, 100n],
    [99n, 'CLP', false, 0n, 100n],
    [100n, 'JPY', true, 100n, 100n],
    [12_345n, 'CLP', false, 12_300n, 12_400n],
    [12_345n, 'EUR', true, 12_345n, 12_345n],
  ] as const)(
    'of %d in %s: whether it is payable, its payable part and the next payable amount',
    (minor, currency, payable, part, next) => {
      expect(isPayable(minor, currency)).toBe(payable)
      expect(payablePart(minor, currency)).toBe(part)
      expect(payableFrom(minor, currency)).toBe(next)
    },
  )

  test('the payable part of a negative amount is never a larger debt', () => {
    expect(payablePart(-150n, 'JPY')).toBe(-100n)
  })
})

test('the customary amounts of a currency are a multiple of those in euro', () => {
  expect(Object.fromEntries(CURRENCIES.map((it) => [it, amountFactor(it)]))).toEqual({
    ...{ EUR: 1, CAD: 1, NZD: 1, GBP: 1, BRL: 5, PEN: 5, PLN: 5, NOK: 10, SEK: 10, ZAR: 20 },
    ...{ TRY: 40, PHP: 50, INR: 100, JPY: 100, CLP: 1_000 },
  })
  expect(amountFactor('XXX')).toBe(1)
})

test('thirty of the largest payouts together are still an exact number', () => {
  const sum = 30n * MAX_PAYOUT_MINOR
  expect(fromApiSum(toApiAmount(sum))).toBe(sum)
})
