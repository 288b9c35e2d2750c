import { fromApiAmount } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import type { Language } from '#markets/types.ts'

/** An amount of the player API as a player reads it; an unknown currency keeps its code. */
export function formatApiAmount(amount: number, currency: string, language: Language): string {
  return isCurrency(currency)
    ? formatMoney(fromApiAmount(amount), currency, language)
    : `${amount.toFixed(2)} ${currency}`
}
