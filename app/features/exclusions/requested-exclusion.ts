/** The break that a player requests: 24 hours at once, a time-out, or self-exclusion; `months` null is permanent. */
export type RequestedExclusion =
  | { kind: 'panic' }
  | { kind: 'timeout'; hours: number }
  | { kind: 'exclusion'; months: number | null }

type Terms = { timeoutHours: readonly number[]; exclusionMonths: readonly number[] }

export const FOREVER = 'forever'

/**
 * The break requested by a posted form; 'unchosen' without a length that the market offers, null if the form is not
 * from this page.
 */
export function parseRequestedExclusion(
  fields: Readonly<Record<string, unknown>>,
  terms: Terms,
): RequestedExclusion | 'unchosen' | null {
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

/** "72 hours", "30 days", "2 years": in the largest customary unit that gives a whole number. */
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
