import { fromApiAmount, isPayable, MAX_AMOUNT_MINOR } from '#contracts/money.ts'
import { isCurrency } from '#markets/currencies.ts'
import type { SportsBounds } from '#markets/stake-rules.ts'

/** Bounds of bets with a sportsbook as editors write them, in units of the currency. */
type Written = { currency?: unknown; min?: unknown; max?: unknown; payoutMax?: unknown }

const AMOUNTS = ['min', 'max', 'payoutMax'] as const

/** What the Studio says of the bounds in one currency, by the same rule as the wallet (STU-05). */
export function isSportsBounds(written: Written | undefined): true | string {
  const { currency } = written ?? {}
  const amounts = AMOUNTS.map((it) => minorOf(written?.[it]))
  if (typeof currency !== 'string' || !isCurrency(currency) || amounts.includes(null)) {
    return 'The currency and all three amounts are needed.'
  }
  const [min, max, payoutMax] = amounts as bigint[] as [bigint, bigint, bigint]
  if (![min, max, payoutMax].every((it) => isPayable(it, currency))) {
    return 'Amounts that are paid in this currency: yen have no decimals.'
  }
  return 0n < min && min <= max && max <= payoutMax && max <= MAX_AMOUNT_MINOR
    ? true
    : 'The lowest stake is above zero and not above the highest, which is not above the highest payout.'
}

/** The bounds of bets in a currency; null where editors have set none. What the Studio would refuse does not count. */
export function sportsBoundsIn(
  all: readonly Written[] | null | undefined,
  currency: string,
): SportsBounds | null {
  const found = all?.find((it) => it.currency === currency && isSportsBounds(it) === true)
  if (!found) return null
  const [minMinor, maxMinor, payoutMaxMinor] = AMOUNTS.map((it) => minorOf(found[it]))
  return { minMinor, maxMinor, payoutMaxMinor } as SportsBounds
}

const minorOf = (amount: unknown): bigint | null =>
  typeof amount === 'number' && Number.isFinite(amount) && Math.abs(amount) < 1e12
    ? fromApiAmount(amount)
    : null
