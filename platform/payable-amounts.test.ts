import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CURRENCIES,
  type Currency,
  isPayable,
  payableFrom,
  payablePart,
  smallestAmount,
  toApiAmount,
} from '#contracts/money.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import { LIMIT_KINDS } from '#contracts/player-api/protection-words.ts'
import { formatMoney } from '#markets/currencies.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { depositBounds, scaledFromEuro, withdrawalBounds } from '#markets/payment-methods.ts'
import { stakeRulesOf } from '#markets/stake-rules.ts'
import { depositMethodsFor, mostUnproved, toDepositAmount } from './deposits/deposit-methods.ts'
import { limitBounds } from './limits/limit-bounds.ts'
import { campaignProblems } from './rewards/campaign-rules.ts'
import { limitLeft, withdrawalLimit } from './withdrawals/withdrawal-limits.ts'

const amounts = fc.bigInt(0n, 10_000_000_000n)
const flags = {
  ...{ volt: false, affiliateReg: false, macropay: false, isWithdrawalReview: false },
  crypto: false,
}
const decimalsOf = (currency: Currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2

test('the currency of every market has a known smallest amount', () => {
  for (const code of MARKET_CODES) expect(CURRENCIES).toContain(MARKETS[code].currency)
})

/** Every place where an amount arises from a percentage, a conversion or what is left of something. */
describe.each([...CURRENCIES])('in %s an amount can be paid', (currency) => {
  const payable = (minor: bigint | null) =>
    expect(minor === null || isPayable(minor, currency), `${minor} ${currency}`).toBe(true)

  test('with as many decimals as the currency has', () => {
    expect(smallestAmount(currency)).toBe(decimalsOf(currency) === 0 ? 100n : 1n)
    expect(formatMoney(123_456n, currency, 'en').includes('.56')).toBe(decimalsOf(currency) > 0)
  })

  test('when it is rounded down or up, or scaled from euro', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const [down, up] = [payablePart(minor, currency), payableFrom(minor, currency)]
        for (const it of [down, up]) payable(it)
        expect(down <= minor && minor <= up && up - down < 2n * smallestAmount(currency)).toBe(true)
        expect(payablePart(-minor, currency)).toBe(-down)
        payable(scaledFromEuro(minor, currency))
      }),
    )
  })

  test('when it is shown, as its payable part', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const shown = formatMoney(minor, currency, 'en').replaceAll(/[^\d.]/g, '')
        const isWhole = decimalsOf(currency) === 0
        expect(BigInt(shown.replace('.', '')) * (isWhole ? 100n : 1n)).toBe(
          payablePart(minor, currency),
        )
      }),
    )
  })

  test('as a bound of deposits, withdrawals and limits', () => {
    for (const { minMinor, maxMinor } of [depositBounds(currency), withdrawalBounds(currency)]) {
      for (const it of [minMinor, maxMinor]) payable(it)
    }
    payable(mostUnproved('NOT_VERIFIED', currency))
    for (const level of [0, 1, 2]) payable(withdrawalLimit(currency, level).limit)
    for (const code of MARKET_CODES) {
      for (const kind of LIMIT_KINDS) {
        for (const period of LIMIT_TYPES) {
          const first = MARKETS[code].limitsBeforePlay
          const { minMinor, maxMinor } = limitBounds({ kind, period }, currency, first)
          for (const it of [minMinor, maxMinor]) payable(it)
        }
      }
    }
  })

  test('as the highest deposit, and as what is left of a limit', () => {
    fc.assert(
      fc.property(amounts, amounts, (paidInMinor, taken) => {
        const question = {
          market: 'FI',
          currency,
          kyc: 'NOT_VERIFIED',
          flags,
          paidInMinor,
        } as const
        for (const { minMinor, maxMinor } of depositMethodsFor(question)) {
          for (const it of [minMinor, maxMinor]) payable(it)
          expect(paidInMinor + maxMinor <= (mostUnproved('NOT_VERIFIED', currency) ?? 0n)).toBe(
            true,
          )
        }
        const { limit } = withdrawalLimit(currency, 0)
        const left = limitLeft({ limit, taken }, currency)
        payable(left)
        expect(left === 0n || left + taken <= limit).toBe(true)
      }),
    )
  })

  test('as a deposit', () => {
    const bounds = depositBounds(currency)
    const odd = toDepositAmount(toApiAmount(bounds.minMinor + 50n), currency, bounds)
    expect(odd === null).toBe(decimalsOf(currency) === 0)
    expect(toDepositAmount(toApiAmount(bounds.minMinor), currency, bounds)?.ok).toBe(true)
  })

  test('as a stake, whatever range the game has', () => {
    for (const code of MARKET_CODES) {
      const range = { minMinor: 21n, maxMinor: 10_099n }
      const game = { kind: 'CASINO', gameType: 'slot', betRanges: { [currency]: range } } as const
      for (const it of [game, { ...game, betRanges: {} }]) {
        const rules = stakeRulesOf({ market: MARKETS[code], game: it, currency, age: 40 })
        for (const minor of [rules.minMinor, rules.maxMinor, rules.roundCapMinor]) payable(minor)
        expect(rules.minMinor > 0n).toBe(true)
      }
    }
  })

  test('as a bonus', () => {
    const campaign = {
      ...{ id: 'one', kind: 'GIFT', vertical: 'CASINO', category: 'MANUAL', bonusCode: 'ONE' },
      ...{ startsAt: '2026-01-01', endsAt: null, contributions: { slot: 100 }, markets: [] },
      amounts: { [currency]: { amount: 10.5, maxStake: 5 } },
    } as unknown as Parameters<typeof campaignProblems>[0]
    expect(campaignProblems(campaign)).toHaveLength(decimalsOf(currency) === 0 ? 1 : 0)
  })
})
