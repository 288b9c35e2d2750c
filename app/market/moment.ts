import { LANGUAGES } from '#markets/languages.ts'
import type { Locale } from './locale.ts'

/** A day and minute in words, in UTC and said so: everybody reads the same moment. */
export function momentIn(at: number, { language }: Pick<Locale, 'language'>): string {
  const words = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `${words} UTC`
}
