const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/
const DAY_MS = 86_400_000

/** The moment that a `datetime-local` field names in this time zone, or null for what is none. */
export function momentOf(local: string, timeZone: string): number | null {
  const match = LOCAL.exec(local)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (Number.isNaN(asUtc) || new Date(asUtc).getUTCDate() !== day) return null
  // The offset of the guess may be that before a change of the clocks: asked twice it is the right one.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(guess, timeZone)
}

/** As a `datetime-local` field wants it. */
export function toLocal(moment: number, timeZone: string): string {
  return localIso(moment, timeZone).slice(0, 16)
}

/** The day of that moment there: `2026-11-20`. */
export function localDay(moment: number, timeZone: string): string {
  return localIso(moment, timeZone).slice(0, 10)
}

/** Day and time of that moment there, without a zone: `2026-11-20T14:00:00.000`. */
export function localIso(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, -1)
}

/** Whether this is a day of the calendar, written `2026-11-20`. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00.000Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The same time of day so many months on there; where that month has no such day, on its last one. A time that the
 * clocks leave out is the one after the gap, and of a time that comes twice it is the later.
 */
export function addMonths(moment: number, months: number, timeZone: string): number {
  const from = new Date(moment + offsetAt(moment, timeZone))
  const day = from.getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(day, lastDay))
  const asUtc = to.getTime()
  const around = [asUtc - DAY_MS, asUtc + DAY_MS].map((it) => asUtc - offsetAt(it, timeZone))
  const right = around.filter((it) => it + offsetAt(it, timeZone) === asUtc)
  return Math.max(...(right.length > 0 ? right : around))
}

/**
 * The first moment of a day there. Where clocks go forward at midnight the day begins at one, and where they go back
 * over it, it has two midnights: it is the earliest moment that bears the date.
 */
export function dayStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  const around = [midnight - DAY_MS, midnight + DAY_MS]
  const candidates = around.map((it) => midnight - offsetAt(it, timeZone)).sort((a, b) => a - b)
  const first = candidates.find((it) => localDay(it, timeZone) === day)
  return first ?? candidates[0] ?? midnight
}

/** How far the zone is before UTC at that moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  // Clocks change at quarters of an hour: within one, a list of many moments asks once.
  const quarter = Math.floor(moment / QUARTER_MS)
  if (lastAsked?.quarter === quarter && lastAsked.timeZone === timeZone) return lastAsked.offset
  const parts = formatterOf(timeZone).formatToParts(moment)
  const of = (type: string) => Number(parts.find((it) => it.type === type)?.value)
  const local = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  const offset = local - Math.floor(moment / 1_000) * 1_000
  lastAsked = { quarter, timeZone, offset }
  return offset
}

const QUARTER_MS = 900_000
let lastAsked: { quarter: number; timeZone: string; offset: number } | null = null
/** One for each zone that there is: making one takes longer than asking it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
