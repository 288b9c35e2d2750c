import { LANGUAGES } from '#markets/languages.ts'
import type { Locale } from './locale.ts'

/** A formatted day and minute, marked as UTC: everybody reads the same time. */
export function momentIn(at: number, { language }: Pick<Locale, 'language'>): string {
  const words = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `${words} UTC`
}
