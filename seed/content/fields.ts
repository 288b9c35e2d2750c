import { TRANSLATIONS, type TranslatedLanguage } from './translations/translations.ts'

/** A text of the demo. A language without a translation has none, and reads its fallback. */
export type Text = { en: string; fi: string; no: string; caf: string } & {
  [language in TranslatedLanguage]?: string
}

/** The text with the translations of its English (`translations/`). */
export const text = (en: string, fi: string, no: string, caf: string): Text => ({
  en,
  fi,
  no,
  caf,
  ...Object.fromEntries(
    Object.entries(TRANSLATIONS).flatMap(([language, texts]) => {
      const translated = texts[en]
      return translated === undefined ? [] : [[language, translated]]
    }),
  ),
})

/** A localised field of a document. */
export const localised = (words: Readonly<Record<string, string>>, type = 'localeString') => ({
  _type: type,
  ...words,
})

/** A reference to a document; members of a list need a key. */
export const reference = (id: string, key?: string) => ({
  _type: 'reference',
  _ref: id,
  ...(key ? { _key: key } : {}),
})
