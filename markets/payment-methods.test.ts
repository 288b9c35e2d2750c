import { expect, test } from 'vitest'
import { CURRENCIES } from '#contracts/money.ts'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import { MARKET_CODES } from './index.ts'
import {
  depositBounds,
  paymentMethodsIn,
  scaledFromEuro,
  takesOnlyDebitCards,
  withdrawalBounds,
} from './payment-methods.ts'

const NINE = PAYMENT_METHODS.slice(0, 9)

test('Finland has all nine methods, Norway all but two, the others five', () => {
  expect([...paymentMethodsIn('FI')].sort()).toEqual([...NINE].sort())
  expect([...paymentMethodsIn('NO')].sort()).toEqual(
    NINE.filter((it) => it !== 'EUTELLER' && it !== 'SIRU').sort(),
  )
  for (const code of MARKET_CODES.filter((it) => it !== 'FI' && it !== 'NO')) {
    expect([...paymentMethodsIn(code)].sort()).toEqual([
      'CREDITCARD',
      'MUCHBETTER',
      'NETTELLER',
      'PAYSAFECARD',
      'SKRILL',
    ])
  }
})

test('a card must be a debit card only where gambling on credit is forbidden', () => {
  expect(MARKET_CODES.filter(takesOnlyDebitCards)).toEqual(['GG'])
})

test('bounds are whole units of every currency, and the minimum is below the maximum', () => {
  expect(depositBounds('EUR')).toEqual({ minMinor: 1_000n, maxMinor: 500_000n })
  expect(depositBounds('CLP')).toEqual({ minMinor: 1_000_000n, maxMinor: 500_000_000n })
  expect(withdrawalBounds('NOK')).toEqual({ minMinor: 20_000n, maxMinor: 10_000_000n })
  for (const currency of CURRENCIES) {
    for (const { minMinor, maxMinor } of [depositBounds(currency), withdrawalBounds(currency)]) {
      expect(minMinor % 100n).toBe(0n)
      expect(minMinor < maxMinor).toBe(true)
    }
    expect(scaledFromEuro(0n, currency)).toBe(0n)
  }
})
