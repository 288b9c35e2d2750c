import { addDays, dayStart, isDay, localDay } from '#markets/local-moment.ts'

/** Days in the player's own calendar; both belong to the statement. */
export type StatementDays = { from: string; to: string }

type Now = { now: number; timeZone: string }

/** The period in the URL: null if there is none. An invalid or missing day is that of this month. */
export function readStatementDays(search: URLSearchParams, at: Now): StatementDays | null {
  if (!search.has('from') && !search.has('to')) return null
  const month = thisMonth(at)
  const from = readDay(search.get('from')) ?? month.from
  const to = readDay(search.get('to')) ?? month.to
  return from <= to ? { from, to } : { from: to, to: from }
}

export function thisMonth({ now, timeZone }: Now): StatementDays {
  const today = localDay(now, timeZone)
  return { from: `${today.slice(0, 8)}01`, to: today }
}

/**
 * From the first moment of the first day to the end of the last day, whatever its length in that time zone; never
 * beyond now.
 */
export function statementMoments(
  { from, to }: StatementDays,
  { now, timeZone }: Now,
): { from: string; to: string } {
  const start = Math.min(dayStart(from, timeZone), now)
  const end = Math.min(dayStart(addDays(to, 1), timeZone), now)
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() }
}

/** Days that every database and calendar supports. */
function readDay(text: string | null): string | null {
  return text !== null && isDay(text) && text >= '1970-01-02' && text < '9998' ? text : null
}
