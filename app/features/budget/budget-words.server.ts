import { formatApiAmount } from '#app/market/format.ts'
import type { Locale } from '#app/market/locale.ts'
import type { BudgetPeriod } from '#contracts/player-api/budget.ts'
import type { BudgetSpan } from '#contracts/player-api/budget-words.ts'
import { LANGUAGES } from '#markets/languages.ts'

/** Formats amounts, times and periods for this player. */
export function budgetWords({ language }: Locale, currency: string) {
  const { intl } = LANGUAGES[language]
  const unit = (unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'short' })
  const [hours, minutes] = [unit('hour'), unit('minute')]
  const periods = dayFormats(intl)
  return {
    money: (amount: number) => formatApiAmount(amount, currency, language),
    /** Net amounts: signed, plus as plain as minus. */
    change: (amount: number) => formatApiAmount(amount, currency, language, { isSigned: true }),
    /** Hours and minutes; a started minute counts. */
    time(seconds: number): string {
      const all = Math.ceil(seconds / 60)
      const [h, m] = [Math.floor(all / 60), all % 60]
      if (h === 0) return minutes.format(m)
      return m === 0 ? hours.format(h) : `${hours.format(h)} ${minutes.format(m)}`
    },
    period: (by: BudgetSpan, { from, to }: Pick<BudgetPeriod, 'from' | 'to'>): string =>
      by === 'week'
        ? periods.week.formatRange(Date.parse(from), Date.parse(to))
        : periods[by].format(Date.parse(from)),
  }
}

export type BudgetWords = ReturnType<typeof budgetWords>

/** Days come as dates without a time zone: they are formatted in UTC. */
function dayFormats(intl: string): Record<BudgetSpan, Intl.DateTimeFormat> {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { timeZone: 'UTC', ...parts })
  return {
    day: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    week: format({ day: 'numeric', month: 'short' }),
    month: format({ month: 'short', year: 'numeric' }),
    year: format({ year: 'numeric' }),
  }
}
