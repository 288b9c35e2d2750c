/** What a player asks for: 24 hours at once, a time-out, or self-exclusion; `months` null is for good. */
export type Wish =
  | { kind: 'panic' }
  | { kind: 'timeout'; hours: number }
  | { kind: 'exclusion'; months: number | null }

type Terms = { timeoutHours: readonly number[]; exclusionMonths: readonly number[] }

export const FOREVER = 'forever'

/** The wish of a posted form; 'unchosen' where no length of the market was chosen, null for no form of this page. */
export function readWish(
  fields: Readonly<Record<string, unknown>>,
  terms: Terms,
): Wish | 'unchosen' | null {
  switch (fields.intent) {
    case 'panic':
      return { kind: 'panic' }
    case 'timeout': {
      const hours = terms.timeoutHours.find((it) => String(it) === fields.hours)
      return hours === undefined ? 'unchosen' : { kind: 'timeout', hours }
    }
    case 'exclusion': {
      if (fields.months === FOREVER) return { kind: 'exclusion', months: null }
      const months = terms.exclusionMonths.find((it) => String(it) === fields.months)
      return months === undefined ? 'unchosen' : { kind: 'exclusion', months }
    }
    default:
      return null
  }
}

/** "72 hours", "30 days", "2 years": in the largest unit in which it is a whole number that people say. */
export function inUnits(length: { hours: number } | { months: number }, language: string): string {
  const of = (value: number, unit: 'hour' | 'day' | 'month' | 'year') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  if ('months' in length) {
    const { months } = length
    return months % 12 === 0 ? of(months / 12, 'year') : of(months, 'month')
  }
  const { hours } = length
  return hours <= 72 || hours % 24 !== 0 ? of(hours, 'hour') : of(hours / 24, 'day')
}
