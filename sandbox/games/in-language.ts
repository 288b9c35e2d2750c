/** The languages that operators send (`lang` of the launcher), which are those of the player API (MKT-10). */
export type GameLanguage =
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'ja'
  | 'no'
  | 'pl'
  | 'pt'
  | 'tl'
  | 'tr'

/** The entry for a language; the English one for an unknown language. */
export function inLanguage<Texts>(
  all: Readonly<Record<GameLanguage, Texts>>,
  language: string,
): Texts {
  return Object.hasOwn(all, language) ? all[language as GameLanguage] : all.en
}
