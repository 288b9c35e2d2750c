import { LANGUAGES } from './languages.ts'
import type { Language } from './types.ts'

/** How the pages write a point in time. */
const DATE_STYLES = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * Writes points in time (ISO strings or milliseconds) in a language and a time zone. The writer throws RangeError for
 * one that is no time.
 */
export function dateWriter(
  { language }: { language: Language },
  timeZone: string,
  style: keyof typeof DATE_STYLES | Intl.DateTimeFormatOptions,
): (at: string | number) => string {
  const parts = typeof style === 'string' ? DATE_STYLES[style] : style
  const format = new Intl.DateTimeFormat(LANGUAGES[language].intl, { ...parts, timeZone })
  return (at) => format.format(new Date(at))
}

/** The same for the time between two points: "2–8 Nov". */
export function rangeWriter(
  { language }: { language: Language },
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
): (from: string, to: string) => string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].intl, { ...style, timeZone })
  return (from, to) => format.formatRange(new Date(from), new Date(to))
}

/** A day and minute in a time zone, with the zone's short name: for a page that has no other place to name it. */
export function momentIn(
  at: string | number,
  locale: { language: Language },
  timeZone: string,
  style: 'moment' | 'longMoment' = 'longMoment',
): string {
  const name = nameOfZone(new Date(at), locale, { timeZone, timeZoneName: 'short' })
  return `${dateWriter(locale, timeZone, style)(at)} ${name}`
}

/** What a time zone is called all year round, "Eastern European Time"; its code where a language has no name for it. */
export function zoneName(locale: { language: Language }, timeZone: string): string {
  return nameOfZone(new Date(), locale, { timeZone, timeZoneName: 'longGeneric' })
}

function nameOfZone(
  at: Date,
  { language }: { language: Language },
  style: { timeZone: string; timeZoneName: 'short' | 'longGeneric' },
): string {
  const parts = new Intl.DateTimeFormat(LANGUAGES[language].intl, style).formatToParts(at)
  return parts.find((it) => it.type === 'timeZoneName')?.value ?? style.timeZone
}
