import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { isLanguage } from '#markets/languages.ts'

/** An amount as a player reads it in the operator's language; an unknown currency gets two decimals. */
export function amountText(minor: number, currency: string, outbound: string): string {
  // The operator uses French in Canada only.
  const language = outbound === 'fr' ? 'caf' : outbound
  return isCurrency(currency)
    ? formatMoney(BigInt(minor), currency, isLanguage(language) ? language : 'en')
    : (minor / 100).toFixed(2)
}
