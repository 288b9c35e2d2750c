import { fromApiSum } from '#contracts/money.ts'
import { formatMoney, isCurrency } from './currencies.ts'
import type { Language } from './types.ts'

/** A formatted player API amount; an unknown currency keeps its code. `isSigned`: gains have a sign, as losses do. */
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
