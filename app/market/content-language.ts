import type { Language } from '#markets/types.ts'
import { type Locale, spokenLanguage } from './locale.ts'

/**
 * The language in which the content of a locale is read: Brazil reads `br` and, where that is missing, `pt`, the name
 * of its variant (MKT-09, CON-08, CON-09).
 */
export function contentLanguage(locale: Pick<Locale, 'language' | 'market'>): Language {
  return spokenLanguage(locale)
}
