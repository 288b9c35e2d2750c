import { type Currency, payablePart, smallestAmount } from '#contracts/money.ts'
import type { Language } from './types.ts'

/** The format of amounts (MKT-20 to MKT-24, GAP-009). */
export type CurrencyDisplay = { symbol: string; hasSpace: boolean; position: 'before' | 'after' }

const before = (symbol: string): CurrencyDisplay => ({
  symbol,
  hasSpace: false,
  position: 'before',
})
const after = (symbol: string): CurrencyDisplay => ({ symbol, hasSpace: true, position: 'after' })

const DISPLAY: Readonly<Record<Currency, CurrencyDisplay>> = {
  EUR: before('€'),
  NOK: after('kr'),
  PHP: after('₱'),
  PLN: after('zł'),
  TRY: after('₺'),
  SEK: after('kr'),
  BRL: before('R$'),
  CAD: before('$'),
  CLP: before('$'),
  INR: before('₹'),
  NZD: before('$'),
  PEN: before('S/'),
  ZAR: before('R'),
  GBP: before('£'),
  JPY: before('¥'),
}

const EURO_AFTER: readonly Language[] = ['de', 'fi', 'fr', 'caf']

export function currencyDisplay(currency: Currency, language: Language): CurrencyDisplay {
  return currency === 'EUR' && EURO_AFTER.includes(language) ? after('€') : DISPLAY[currency]
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(DISPLAY, code)
}

/** Formats a whole number in every market with commas for thousands (MKT-24). Not for years and ids. */
export function groupThousands(whole: number | bigint): string {
  return whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * Formats an amount of minor units for players: comma for thousands in every market, two decimals, a leading minus
 * sign. A currency without decimals shows its whole units: never more than there is. Uses non-breaking spaces.
 */
export function formatMoney(minor: bigint, currency: Currency, language: Language): string {
  const { symbol, hasSpace, position } = currencyDisplay(currency, language)
  const absolute = minor < 0n ? -minor : minor
  const shown = payablePart(absolute, currency)
  const units = groupThousands(shown / 100n)
  const cents = (shown % 100n).toString().padStart(2, '0')
  const amount = smallestAmount(currency) > 1n ? units : `${units}.${cents}`
  const space = hasSpace ? '\u00a0' : ''
  const text = position === 'before' ? `${symbol}${space}${amount}` : `${amount}${space}${symbol}`
  return minor < 0n && shown > 0n ? `-${text}` : text
}
