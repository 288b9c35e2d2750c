import { LANGUAGES } from '#markets/languages.ts'
import type { Locale } from './locale.ts'

/** The items of a list as the language separates them. A list of units has no separator in Turkish and Japanese. */
export const listIn = ({ language }: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(LANGUAGES[language].intl, { type: 'conjunction', style: 'narrow' }).format(
    items,
  )
