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

/** A formatted day and minute, marked as UTC: everybody reads the same time. */
export function momentIn(at: number, locale: { language: Language }): string {
  return `${dateWriter(locale, 'UTC', 'longMoment')(at)} UTC`
}

/** What a time zone is called all year round, "Eastern European Time"; its code where a language has no name for it. */
export function zoneName({ language }: { language: Language }, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find((it) => it.type === 'timeZoneName')?.value ?? timeZone
}
