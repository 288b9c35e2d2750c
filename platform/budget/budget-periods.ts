import type { BudgetSpan } from '#contracts/player-api/protection-words.ts'
import { addDays, dayStart, localDay } from '#markets/local-moment.ts'

/** Number of periods shown together: two weeks, a quarter, a year, five years. */
const SHOWN: Readonly<Record<BudgetSpan, number>> = { day: 14, week: 13, month: 12, year: 5 }

export type CalendarPeriod = {
  /** First and last day. */
  from: string
  to: string
  /** Unix milliseconds: the first moment of the period, and of the one after it. */
  startsAt: number
  endsAt: number
}

/**
 * Days, weeks from Monday, months or years of a calendar, oldest first; the last one contains the day `through`. Each
 * ends where the next begins, however long its days are where clocks change.
 */
export function calendarPeriods(of: {
  by: BudgetSpan
  through: string
  timeZone: string
}): CalendarPeriod[] {
  const { by, through, timeZone } = of
  const firsts = [firstDayOf(by, through)]
  while (firsts.length < SHOWN[by]) {
    firsts.unshift(firstDayOf(by, addDays(firsts[0] ?? through, -1)))
  }
  const after = nextFirstDay(by, firsts.at(-1) ?? through)
  return firsts.map((from, n) => {
    const next = firsts[n + 1] ?? after
    return {
      from,
      to: addDays(next, -1),
      startsAt: dayStart(from, timeZone),
      endsAt: dayStart(next, timeZone),
    }
  })
}

/** The requested day, but at most today. */
export function dayThrough(asked: string | undefined, now: number, timeZone: string): string {
  const today = localDay(now, timeZone)
  if (asked === undefined || asked > today) return today
  return asked < FIRST_DAY ? FIRST_DAY : asked
}

/** No wallet existed before; not every database accepts earlier days. */
const FIRST_DAY = '2000-01-01'

function firstDayOf(by: BudgetSpan, day: string): string {
  switch (by) {
    case 'day':
      return day
    case 'week': {
      const sinceMonday = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7
      return addDays(day, -sinceMonday)
    }
    case 'month':
      return `${day.slice(0, 8)}01`
    case 'year':
      return `${day.slice(0, 5)}01-01`
  }
}

/** Days that, added to the first day of a period, always reach into the next one and never further. */
const BEYOND: Readonly<Record<BudgetSpan, number>> = { day: 1, week: 7, month: 31, year: 366 }

function nextFirstDay(by: BudgetSpan, first: string): string {
  return firstDayOf(by, addDays(first, BEYOND[by]))
}
