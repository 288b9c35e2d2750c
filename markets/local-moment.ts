const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/
const DAY_MS = 86_400_000

/** The instant of a `datetime-local` value in this time zone, or null for an invalid value. */
export function momentOf(local: string, timeZone: string): number | null {
  const match = LOCAL.exec(local)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (Number.isNaN(asUtc) || new Date(asUtc).getUTCDate() !== day) return null
  // The guess may have the offset from before a clock change; the second lookup corrects it.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(guess, timeZone)
}

/** The instant as a `datetime-local` value. */
export function toLocal(moment: number, timeZone: string): string {
  return localIso(moment, timeZone).slice(0, 16)
}

/** The date of that instant in the time zone: `2026-11-20`. */
export function localDay(moment: number, timeZone: string): string {
  return localIso(moment, timeZone).slice(0, 10)
}

/** Date and time of that instant in the time zone, without an offset: `2026-11-20T14:00:00.000`. */
export function localIso(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, -1)
}

/** Whether this is a valid calendar date, written `2026-11-20`. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00.000Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Adds months at the same local time; where the target month has no such day, on its last day. A local time that does
 * not exist becomes the time after the gap; of an ambiguous one it is the later.
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
 * The first instant of a local day. Where clocks go forward at midnight the day begins at one; where they go back
 * across midnight there are two midnights: it is the earliest instant with that date.
 */
export function dayStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  const around = [midnight - DAY_MS, midnight + DAY_MS]
  const candidates = around.map((it) => midnight - offsetAt(it, timeZone)).sort((a, b) => a - b)
  const first = candidates.find((it) => localDay(it, timeZone) === day)
  return first ?? candidates[0] ?? midnight
}

/** The zone's offset from UTC at that instant, in milliseconds; positive to the east. */
export function offsetAt(moment: number, timeZone: string): number {
  // Clock changes fall on quarter hours, so instants within one share a lookup.
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
/** One per zone: creating a formatter is slower than using it. */
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
