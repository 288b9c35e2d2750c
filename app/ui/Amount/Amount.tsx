import { amount } from '#app/ui/Text/Text.css.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import type { Language } from '#markets/types.ts'

/** A formatted player API amount, in tabular figures. */
export function Amount(props: { value: number; currency: string; language: Language }) {
  const { value, currency, language } = props
  return <span className={amount}>{formatApiAmount(value, currency, language)}</span>
}
