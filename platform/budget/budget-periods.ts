import type { BudgetSpan } from '#contracts/player-api/budget-words.ts'
import { addDays, dayStart, localDay } from '#markets/local-moment.ts'

/** So many are shown together: two weeks, a quarter, a year, five years. */
const SHOWN: Readonly<Record<BudgetSpan, number>> = { day: 14, week: 13, month: 12, year: 5 }

export type CalendarPeriod = {
  /** Its first and its last day. */
  from: string
  to: string
  /** Unix milliseconds: its first moment, and that of the one after it. */
  startsAt: number
  endsAt: number
}

/**
 * Days, weeks from Monday, months or years of a calendar, oldest first; the last one holds the day `through`. Each ends
 * where the next begins, however long its days are where clocks change.
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

/** The day asked for, today at the latest. */
export function dayThrough(asked: string | undefined, now: number, timeZone: string): string {
  const today = localDay(now, timeZone)
  if (asked === undefined || asked > today) return today
  return asked < FIRST_DAY ? FIRST_DAY : asked
}

/** Nobody had a wallet then; earlier ones are no days for every database. */
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

/** Further than the longest of them, and not as far as the one after. */
const BEYOND: Readonly<Record<BudgetSpan, number>> = { day: 1, week: 7, month: 31, year: 366 }

function nextFirstDay(by: BudgetSpan, first: string): string {
  return firstDayOf(by, addDays(first, BEYOND[by]))
}
