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

/** Every wallet keeps two decimals, also in currencies shown without any (GAP-009). */
export const MINOR_UNITS_PER_MAJOR = 100n

/** The largest amount that one operation may carry, in minor units: keeps every JSON number exact. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000n

/**
 * The largest payout that one message may carry, in minor units: a million million of any currency, which is beyond
 * every jackpot also where a euro is a thousand. More than thirty of them together are still exact JSON numbers with
 * two decimals.
 */
export const MAX_PAYOUT_MINOR = 100_000_000_000_000n

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency }
}

/** Minor units as the player API's number with two decimals: 12345n is 123.45. */
export function toApiAmount(minor: bigint): number {
  return Number(minor) / Number(MINOR_UNITS_PER_MAJOR)
}

/**
 * The player API's number back to minor units. Throws RangeError for anything that is not finite, has
 * more than two decimals or lies beyond MAX_AMOUNT_MINOR: a silent rounding would create or lose money.
 */
export function fromApiAmount(amount: number): bigint {
  const minor = fromApiSum(amount)
  if (minor > MAX_AMOUNT_MINOR || minor < -MAX_AMOUNT_MINOR) {
    throw new RangeError('amount is out of range')
  }
  return minor
}

/** The same of what no single operation carries: payouts, balances and sums are only shown. */
export function fromApiSum(amount: number): bigint {
  const minor = Math.round(amount * 100)
  if (!Number.isSafeInteger(minor) || Math.abs(minor / 100 - amount) > 1e-9) {
    throw new RangeError('amount is not a number with two decimals')
  }
  return BigInt(minor)
}
