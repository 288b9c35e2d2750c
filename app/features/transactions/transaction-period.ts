import { addDays, dayStart, localDay } from '#markets/local-moment.ts'
import type { FilterPeriod } from './transaction-filter.ts'

const HOUR_MS = 3_600_000

/** The earliest selectable day (GAP-072): the same day a year ago. */
export function earliestDay(now: number, timeZone: string): string {
  const today = localDay(now, timeZone)
  const [year = '', ...rest] = today.split('-')
  const day = [String(Number(year) - 1).padStart(4, '0'), ...rest].join('-')
  // There was no 29 February a year ago.
  return addDays(day, 0)
}

/** The start and end time of a period, for the player API; both are inclusive. */
export function momentsOf(
  period: FilterPeriod,
  { now, timeZone }: { now: number; timeZone: string },
): { from?: string; to?: string } {
  if (period.kind === 'all') return {}
  if (period.kind === 'hours') return { from: iso(now - period.hours * HOUR_MS) }
  const earliest = earliestDay(now, timeZone)
  const from = period.from === null || period.from < earliest ? earliest : period.from
  return {
    from: iso(dayStart(from, timeZone)),
    ...(period.to === null ? {} : { to: iso(dayStart(addDays(period.to, 1), timeZone) - 1) }),
  }
}

const iso = (ms: number) => new Date(ms).toISOString()
