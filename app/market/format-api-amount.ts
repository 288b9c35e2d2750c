import { fromApiSum } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import type { Language } from '#markets/types.ts'

/**
 * An amount of the player API as a player reads it; an unknown currency keeps its code. `isSigned`: what was gained
 * says so as well as what was lost.
 */
export function formatApiAmount(
  amount: number,
  currency: string,
  language: Language,
  { isSigned = false }: { isSigned?: boolean } = {},
): string {
  const plus = isSigned && amount > 0 ? '+' : ''
  const text = isCurrency(currency)
    ? formatMoney(fromApiSum(amount), currency, language)
    : `${amount.toFixed(2)} ${currency}`
  return `${plus}${text}`
}
