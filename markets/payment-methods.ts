import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { MarketCode } from './types.ts'

/** What a market without a row of its own offers (GAP-077). */
const ELSEWHERE: readonly PaymentMethod[] = [
  'CREDITCARD',
  'SKRILL',
  'NETTELLER',
  'PAYSAFECARD',
  'MUCHBETTER',
]
const IN_MARKET: Readonly<Partial<Record<MarketCode, readonly PaymentMethod[]>>> = {
  FI: [
    'TRUSTLY',
    'CREDITCARD',
    'EUTELLER',
    'MUCHBETTER',
    'NETTELLER',
    'PAYSAFECARD',
    'RAPIDTRANSFER',
    'SIRU',
    'SKRILL',
  ],
  NO: [
    'TRUSTLY',
    'CREDITCARD',
    'MUCHBETTER',
    'NETTELLER',
    'PAYSAFECARD',
    'RAPIDTRANSFER',
    'SKRILL',
  ],
}

/** Markets in which a card must be a debit card: gambling on credit is forbidden (GAP-077). */
const ONLY_DEBIT: readonly MarketCode[] = ['GG']

/** What a bound in euro is worth elsewhere, in round figures and not by the day's rate (GAP-085). */
const PER_EURO: Readonly<Record<Currency, bigint>> = {
  EUR: 1n,
  CAD: 1n,
  NZD: 1n,
  GBP: 1n,
  NOK: 10n,
  SEK: 10n,
  PLN: 4n,
  PEN: 4n,
  BRL: 5n,
  ZAR: 20n,
  TRY: 30n,
  PHP: 60n,
  INR: 80n,
  JPY: 150n,
  CLP: 1_000n,
}

/** Minor units. */
export type AmountBounds = { minMinor: bigint; maxMinor: bigint }

/** An amount in minor units of the euro, in round figures of another currency. */
export function scaledFromEuro(euroMinor: bigint, currency: Currency): bigint {
  return euroMinor * PER_EURO[currency]
}

const within = (minEuro: bigint, maxEuro: bigint) => (currency: Currency) => ({
  minMinor: scaledFromEuro(minEuro * 100n, currency),
  maxMinor: scaledFromEuro(maxEuro * 100n, currency),
})

/** The least and the most of one deposit (GAP-077). */
export const depositBounds: (currency: Currency) => AmountBounds = within(10n, 5_000n)
/** The least and the most of one withdrawal (GAP-077). */
export const withdrawalBounds: (currency: Currency) => AmountBounds = within(20n, 10_000n)

/** The methods of a market, in the order in which they are shown. */
export function paymentMethodsIn(market: MarketCode): readonly PaymentMethod[] {
  return IN_MARKET[market] ?? ELSEWHERE
}

export function takesOnlyDebitCards(market: MarketCode): boolean {
  return ONLY_DEBIT.includes(market)
}
