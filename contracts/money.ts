/**
 * Money is an integer of minor units with its currency, never a float (GAP-010).
 * It becomes a number with two decimals only in the JSON of the player API.
 */
export type Currency =
  | 'EUR'
  | 'CAD'
  | 'NOK'
  | 'NZD'
  | 'INR'
  | 'CLP'
  | 'PHP'
  | 'BRL'
  | 'TRY'
  | 'GBP'
  | 'SEK'
  | 'PEN'
  | 'JPY'
  | 'PLN'
  | 'ZAR'

export const CURRENCIES = [
  'EUR',
  'CAD',
  'NOK',
  'NZD',
  'INR',
  'CLP',
  'PHP',
  'BRL',
  'TRY',
  'GBP',
  'SEK',
  'PEN',
  'JPY',
  'PLN',
  'ZAR',
] as const satisfies readonly Currency[]

export type Money = { minor: bigint; currency: Currency }

/** Every wallet has two decimals, even in currencies shown without decimals (GAP-009). */
export const MINOR_UNITS_PER_MAJOR = 100n

const WITHOUT_DECIMALS: readonly Currency[] = ['JPY', 'CLP']

/** The smallest amount that is paid, staked or shown, in minor units: a whole unit where the currency has no decimals. */
export function smallestAmount(currency: Currency): bigint {
  return WITHOUT_DECIMALS.includes(currency) ? MINOR_UNITS_PER_MAJOR : 1n
}

/** Whether an amount can be paid or staked in its currency. */
export function isPayable(minor: bigint, currency: Currency): boolean {
  return minor % smallestAmount(currency) === 0n
}

/**
 * The payable part of an amount, towards zero: of what is available, what is left of a limit, what is given. Amounts that
 * are not whole come from percentages, conversions and payouts of game providers; a wallet keeps them as they are.
 */
export function payablePart(minor: bigint, currency: Currency): bigint {
  return minor - (minor % smallestAmount(currency))
}

/** The next payable amount that is not less, for amounts from 0: of what is required at least. */
export function payableFrom(minor: bigint, currency: Currency): bigint {
  const step = smallestAmount(currency)
  return payablePart(minor + step - 1n, currency)
}

/** The largest amount of one operation, in minor units: keeps every JSON number exact. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000n

/**
 * The largest payout of one message, in minor units: a million million of any currency, which exceeds every jackpot,
 * even where a euro is a thousand units. More than thirty of them together are still exact JSON numbers with two
 * decimals.
 */
export const MAX_PAYOUT_MINOR = 100_000_000_000_000n

/** By how much the customary amounts of a currency are larger than those in euro. */
const AMOUNT_FACTOR: Readonly<Record<string, number>> = {
  NOK: 10,
  SEK: 10,
  INR: 100,
  CLP: 1_000,
  PHP: 50,
  BRL: 5,
  TRY: 40,
  PEN: 5,
  JPY: 100,
  PLN: 5,
  ZAR: 20,
}

/** An amount in euro times this is a customary one of the currency, whatever the rate of the day. */
export const amountFactor = (currency: string): number => AMOUNT_FACTOR[currency] ?? 1

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency }
}

/** Converts minor units to the player API's number with two decimals: 12345n is 123.45. */
export function toApiAmount(minor: bigint): number {
  return Number(minor) / Number(MINOR_UNITS_PER_MAJOR)
}

/**
 * Converts the player API's number to minor units. Throws RangeError for a number that is not finite, has more than two
 * decimals or exceeds MAX_AMOUNT_MINOR: silent rounding would create or lose money.
 */
export function fromApiAmount(amount: number): bigint {
  const minor = fromApiSum(amount)
  if (minor > MAX_AMOUNT_MINOR || minor < -MAX_AMOUNT_MINOR) {
    throw new RangeError('amount is out of range')
  }
  return minor
}

/** The same for amounts above the limit of one operation: payouts, balances and sums, which are only shown. */
export function fromApiSum(amount: number): bigint {
  const minor = Math.round(amount * 100)
  if (!Number.isSafeInteger(minor) || Math.abs(minor / 100 - amount) > 1e-9) {
    throw new RangeError('amount is not a number with two decimals')
  }
  return BigInt(minor)
}
