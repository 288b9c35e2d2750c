import { fallbackChain, isLanguage, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'

type Content = Readonly<Record<string, unknown>>

/** A text of a document in each language; the path is in the Studio's URL syntax. */
export type LocalisedField = { path: string; texts: Partial<Record<Language, string>> }

/** A translation whose English text changed after it was written; both texts as hashes. */
export type Outrun = { path: string; language: Language; source: string; translation: string }

/** A translation that no native speaker has read, by the hash of its text: a rewritten text is no longer the same. */
export type Unreviewed = Omit<Outrun, 'source'>

/** What is recorded about the translations of a document. */
export type TranslationNotes = {
  outrun: readonly Outrun[]
  unreviewed: readonly Unreviewed[]
}

/**
 * `borrowed`: empty, and shown in a fallback language other than plain English. `unreviewed`: no native speaker has
 * read it.
 */
export type TranslationState =
  | 'filled'
  | 'borrowed'
  | 'missing'
  | 'stale'
  | 'unreviewed'
  | 'no-source'

/** Every localised text of a document, in the order of its fields. */
export function localisedFields(document: Content): LocalisedField[] {
  return fieldsIn(document, '')
}

function fieldsIn(value: unknown, path: string): LocalisedField[] {
  if (Array.isArray(value)) {
    return value.flatMap((it, index) => {
      const key = isContent(it) && typeof it._key === 'string' ? `_key=="${it._key}"` : index
      return fieldsIn(it, `${path}[${key}]`)
    })
  }
  if (!isContent(value)) return []
  if (typeof value._type === 'string' && /^locale[A-Z]/.test(value._type)) {
    const texts = Object.entries(value).flatMap(([code, it]) => {
      const text = isLanguage(code) ? plainText(it).trim() : ''
      return text === '' ? [] : [[code, text]]
    })
    return [{ path, texts: Object.fromEntries(texts) }]
  }
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, it]) => fieldsIn(it, path === '' ? name : `${path}.${name}`))
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).join('\n')
  if (!isContent(value)) return ''
  if (value._type === 'span') return plainText(value.text)
  if (Array.isArray(value.children)) return value.children.map(plainText).join('')
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .map(([, it]) => plainText(it))
    .filter((it) => it !== '')
    .join('\n')
}

/**
 * The translations that become stale when `after` replaces `before`. A translation that was rewritten is not stale, and
 * neither is one whose English text is back to the one it was written for.
 */
export function outrunAfter(
  previous: readonly Outrun[],
  before: Content | null,
  after: Content,
): Outrun[] {
  const old = new Map(localisedFields(before ?? {}).map((it) => [it.path, it.texts]))
  return localisedFields(after).flatMap(({ path, texts }) =>
    Object.entries(texts).flatMap(([code, text]): Outrun[] => {
      const language = code as Language
      if (language === 'en' || !texts.en) return []
      const now = { source: hashOf(texts.en), translation: hashOf(text) }
      const known = previous.find((it) => it.path === path && it.language === language)
      if (known?.translation === now.translation) return known.source === now.source ? [] : [known]
      const was = old.get(path)
      if (!was?.en || was[language] !== text || was.en === texts.en) return []
      return [{ path, language, source: hashOf(was.en), translation: now.translation }]
    }),
  )
}

/** Records that no native speaker has read the texts of a document in these languages. */
export function unreviewedTexts(document: Content, languages: readonly Language[]): Unreviewed[] {
  return localisedFields(document).flatMap(({ path, texts }) =>
    languages.flatMap((language) => {
      const text = texts[language]
      // A name that is the same in every language, such as a payment method's, needs no reader.
      return text === undefined || text === texts.en
        ? []
        : [{ path, language, translation: hashOf(text) }]
    }),
  )
}

/** The entries of a record whose texts have not changed, so that they are still unread. */
export function stillUnreviewed(
  unreviewed: readonly Unreviewed[],
  document: Content,
): Unreviewed[] {
  const fields = new Map(localisedFields(document).map((it) => [it.path, it.texts]))
  return unreviewed.filter(({ path, language, translation }) => {
    const text = fields.get(path)?.[language]
    return text !== undefined && hashOf(text) === translation
  })
}

/** The state of a field in a language. */
export function translationState(
  { path, texts }: LocalisedField,
  language: Language,
  { outrun, unreviewed }: TranslationNotes,
): TranslationState {
  if (!texts.en) return 'no-source'
  const text = texts[language]
  if (text === undefined) {
    const lender = fallbackChain(language).find((it) => texts[it] !== undefined)
    // Regional English is a source for its own variants, not a borrowed language.
    const isVariant = LANGUAGES[language].outbound === 'en'
    return (lender !== undefined && lender !== 'en') || isVariant ? 'borrowed' : 'missing'
  }
  const isOfThis = (it: Unreviewed) =>
    it.path === path && it.language === language && it.translation === hashOf(text)
  const entry = outrun.find(isOfThis)
  if (entry !== undefined && entry.source !== hashOf(texts.en)) return 'stale'
  return unreviewed.some(isOfThis) ? 'unreviewed' : 'filled'
}

/** The state of a whole document in a language: the number of fields in each state. */
export function countStates(
  fields: readonly LocalisedField[],
  language: Language,
  notes: TranslationNotes,
): Record<TranslationState, number> {
  const counts = { filled: 0, borrowed: 0, missing: 0, stale: 0, unreviewed: 0, 'no-source': 0 }
  for (const it of fields) counts[translationState(it, language, notes)] += 1
  return counts
}

/** A 53-bit hash of a text, enough to detect a change. */
export function hashOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
