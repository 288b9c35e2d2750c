import { type Currency, payablePart } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { MarketCode } from './types.ts'

/** The methods of a market that is not listed below (GAP-077). */
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

/** Markets that accept only debit cards: gambling with credit cards is forbidden (GAP-077). */
const ONLY_DEBIT: readonly MarketCode[] = ['GG']

/** Rounded conversion factors from euro for limits, not exchange rates (GAP-085). */
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

/** Converts minor units of the euro to a rounded, payable amount in another currency. */
export function scaledFromEuro(euroMinor: bigint, currency: Currency): bigint {
  return payablePart(euroMinor * PER_EURO[currency], currency)
}

const within = (minEuro: bigint, maxEuro: bigint) => (currency: Currency) => ({
  minMinor: scaledFromEuro(minEuro * 100n, currency),
  maxMinor: scaledFromEuro(maxEuro * 100n, currency),
})

/** Minimum and maximum of one deposit (GAP-077). */
export const depositBounds: (currency: Currency) => AmountBounds = within(10n, 5_000n)
/** Minimum and maximum of one withdrawal (GAP-077). */
export const withdrawalBounds: (currency: Currency) => AmountBounds = within(20n, 10_000n)

/** The payment methods of a market, in display order. */
export function paymentMethodsIn(market: MarketCode): readonly PaymentMethod[] {
  return IN_MARKET[market] ?? ELSEWHERE
}

export function takesOnlyDebitCards(market: MarketCode): boolean {
  return ONLY_DEBIT.includes(market)
}
