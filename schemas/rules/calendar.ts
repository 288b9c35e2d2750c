import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from './for-market.ts'

/** Content that is published or unpublished at a set time. */
export type Scheduled = {
  readonly markets: readonly string[] | null
  readonly startDate: string | null
  readonly endDate: string | null
}

/** A day as 2026-11-21. */
export type Day = string

export type CalendarEvent<Document> = {
  document: Document
  change: 'on' | 'off'
  at: number
  /** In the time zone of the market. */
  day: Day
  time: string
}

/** What starts and ends in a market, in chronological order; days and times in the market's time zone. */
export function eventsOf<Document extends Scheduled>(
  documents: readonly Document[],
  { market, timeZone }: { market: MarketCode; timeZone: string },
): CalendarEvent<Document>[] {
  return documents
    .filter((it) => isForMarket(it, market))
    .flatMap((document) =>
      (['on', 'off'] as const).flatMap((change): CalendarEvent<Document>[] => {
        const at = Date.parse((change === 'on' ? document.startDate : document.endDate) ?? '')
        return Number.isNaN(at) ? [] : [{ document, change, at, ...clockAt(at, timeZone) }]
      }),
    )
    .sort((a, b) => a.at - b.at)
}

/** Date and time of an instant in a time zone. */
export function clockAt(at: number, timeZone: string): { day: Day; time: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** The weeks of a month (`2026-11`), Monday first, including the days of neighbouring months in them. */
export function weeksOf(month: string): Day[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS
  const weeks: Day[][] = []
  for (let monday = start; isBefore(monday, month); monday += 7 * DAY_MS) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayOfTime(monday + index * DAY_MS)))
  }
  return weeks
}

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const DAY_MS = 86_400_000
const dayOfTime = (time: number): Day => new Date(time).toISOString().slice(0, 10)
const isBefore = (monday: number, month: string) => dayOfTime(monday).slice(0, 7) <= month
