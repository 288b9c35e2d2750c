import { isLanguage } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import type { Locale } from './locale.ts'

/** Some markets store their texts under another language (MKT-09). */
export function contentLanguage({ market, language }: Locale): Language {
  const remapped = market.languageRemap[language]
  return remapped !== undefined && isLanguage(remapped) ? remapped : language
}
