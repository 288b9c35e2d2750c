import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from '#contracts/money.ts'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import { MARKET_CODES } from '#markets/index.ts'
import { depositBounds } from '#markets/payment-methods.ts'
import { depositMethodsFor, type MethodFilter, toDepositAmount } from './deposit-methods.ts'

const NO_FLAGS = {
  volt: false,
  affiliateReg: false,
  macropay: false,
  isWithdrawalReview: false,
  crypto: false,
}
const asked: MethodFilter = {
  market: 'FI',
  currency: 'EUR',
  kyc: 'FULLY VERIFIED',
  flags: NO_FLAGS,
  paidInMinor: 0n,
}
const BOUNDS = depositBounds('EUR')

describe('deposit methods', () => {
  test('a player outside our markets has none', () => {
    expect(depositMethodsFor({ ...asked, market: null })).toEqual([])
  })

  test('a flag of the player adds the method of its name', () => {
    const names = (flags: Partial<typeof NO_FLAGS>) =>
      depositMethodsFor({ ...asked, flags: { ...NO_FLAGS, ...flags } }).map((it) => it.method)
    expect(names({})).not.toContain('VOLT')
    expect(names({ volt: true, crypto: true })).toEqual([...names({}), 'VOLT', 'CRYPTO'])
  })

  test('an unverified player can deposit up to 2,000 euro in all, and then nothing', () => {
    const most = (paidInMinor: bigint) =>
      depositMethodsFor({ ...asked, kyc: 'NOT_VERIFIED', paidInMinor })[0]?.maxMinor
    expect(most(0n)).toBe(200_000n)
    expect(most(199_000n)).toBe(1_000n)
    expect(most(199_001n)).toBeUndefined()
    expect(depositMethodsFor({ ...asked, paidInMinor: 10_000_000n })[0]?.maxMinor).toBe(500_000n)
  })

  test('have a minimum below the maximum, both within the bounds of the currency, for any player', () => {
    fc.assert(
      fc.property(
        fc.record({
          market: fc.constantFrom(...MARKET_CODES),
          currency: fc.constantFrom(...CURRENCIES),
          kyc: fc.constantFrom(...KYC_LEVELS),
          paidInMinor: fc.bigInt({ min: 0n, max: 10n ** 12n }),
        }),
        (question) => {
          const bounds = depositBounds(question.currency)
          const methods = depositMethodsFor({ ...asked, ...question })
          for (const { minMinor, maxMinor } of methods) {
            expect(minMinor).toBe(bounds.minMinor)
            expect(maxMinor >= minMinor).toBe(true)
            expect(maxMinor <= bounds.maxMinor).toBe(true)
          }
          expect(new Set(methods.map((it) => it.method)).size).toBe(methods.length)
        },
      ),
    )
  })
})

describe('the amount of a deposit', () => {
  test('is null for what is not an amount', () => {
    for (const amount of [0, -1, -0.01, 10.001, 1e18, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(toDepositAmount(amount, 'EUR', BOUNDS), String(amount)).toBeNull()
    }
  })

  test('is refused below the minimum and above the maximum, and accepted at both', () => {
    expect(toDepositAmount(9.99, 'EUR', BOUNDS)).toEqual({
      ok: false,
      refusal: 'error.deposit.limit.too_low',
    })
    expect(toDepositAmount(10, 'EUR', BOUNDS)).toEqual({ ok: true, value: 1_000n })
    expect(toDepositAmount(5_000, 'EUR', BOUNDS)).toEqual({ ok: true, value: 500_000n })
    expect(toDepositAmount(5_000.01, 'EUR', BOUNDS)).toEqual({
      ok: false,
      refusal: 'error.deposit.limit.too_high',
    })
  })

  test('is accepted to the cent within the bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 500_000 }), (minor) => {
        expect(toDepositAmount(minor / 100, 'EUR', BOUNDS)).toEqual({
          ok: true,
          value: BigInt(minor),
        })
      }),
    )
  })
})
