import { amount } from '#app/ui/Text/Text.css.ts'
import { fromApiSum } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import type { Language } from '#markets/types.ts'

/** A formatted player API amount, in tabular figures. */
export function Amount(props: {
  value: number
  currency: string
  language: Language
  tick?: boolean
}) {
  const { value, currency, language } = props
  return (
    <span className={amount}>
      {isCurrency(currency)
        ? formatMoney(fromApiSum(value), currency, language)
        : `${value.toFixed(2)} ${currency}`}
    </span>
  )
}
