import { formatApiAmount } from '#markets/format-amount.ts'
import { LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { formatMinutes } from './format-minutes.ts'

/**
 * Formats the amounts of a player's limit: money in the given currency, or minutes where it is null (LIM-24). A started
 * minute counts as used, never as left, so that a player is not shown more time than there is.
 */
export function limitAmounts(currency: string | null, language: Language) {
  const written = (amount: number, round: (minutes: number) => number) =>
    currency === null
      ? formatMinutes(round(amount), language)
      : formatApiAmount(amount, currency, language)
  return {
    value: (amount: number) => written(amount, Math.round),
    used: (amount: number) => written(amount, Math.ceil),
    left: (amount: number) => written(amount, Math.floor),
    /** Beside the field: the currency, or the word for minutes. */
    unit: currency ?? minuteWord(language),
  }
}

function minuteWord(language: Language): string {
  const parts = new Intl.NumberFormat(LANGUAGES[language].intl, {
    ...{ style: 'unit', unit: 'minute', unitDisplay: 'short' },
  }).formatToParts(2)
  return parts.find(({ type }) => type === 'unit')?.value ?? 'min'
}
