import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { isLanguage } from '#markets/languages.ts'

/** An amount as a player of the operator's language reads it; a currency that is not known keeps its hundredths. */
export function amountText(minor: number, currency: string, outbound: string): string {
  // The operator's French is spoken in Canada only.
  const language = outbound === 'fr' ? 'caf' : outbound
  return isCurrency(currency)
    ? formatMoney(BigInt(minor), currency, isLanguage(language) ? language : 'en')
    : (minor / 100).toFixed(2)
}
