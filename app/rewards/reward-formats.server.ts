import type { Locale } from '#app/market/locale.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import { LANGUAGES } from '#markets/languages.ts'

/** Figures of rewards as their page says them. */

export const moneyIn =
  ({ language }: Locale, currency: string) =>
  (amount: number): string =>
    formatApiAmount(amount, currency, language)

const intlOf = ({ language }: Locale) => LANGUAGES[language].intl

export const percentIn = (locale: Locale, percent: number) =>
  new Intl.NumberFormat(intlOf(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  )

export const numberIn = (locale: Locale, value: number) =>
  new Intl.NumberFormat(intlOf(locale)).format(value)

/** In days if they are whole. */
export function timeIn(locale: Locale, hours: number): string {
  const isDays = hours % 24 === 0
  return new Intl.NumberFormat(intlOf(locale), {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'long',
  }).format(isDays ? hours / 24 : hours)
}
