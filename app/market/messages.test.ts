import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fallbackChain, LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { NAMESPACES, VARIANTS, WHOLE_LANGUAGES } from './messages/languages.ts'

/**
 * The namespaces whose translation is in progress: in the languages after the first four their files may lack keys or
 * be missing. No other gaps are allowed, and the list is empty when the languages are done.
 */
const NAMESPACES_ON_THEIR_WAY: readonly string[] = []
/** Terms that sites in that country use in English, too. */
const LOANS: Partial<Record<Language, readonly string[]>> = {
  tl: [
    'Live casino',
    'Virtual sports',
    'Sports bonus',
    'Casino bonus',
    'Live casino bonus',
    'Inactivity fee',
    'Bonus code',
    'Country code',
    'Postal code',
  ],
}
const FIRST_LANGUAGES: readonly Language[] = ['en', 'fi', 'no', 'caf']

const folder = new URL('./messages/', import.meta.url)
const PLURAL = /_(zero|one|two|few|many|other)$/

const fileOf = (language: string, namespace: string) =>
  new URL(`${language}/${namespace}.json`, folder)

const mayLack = (language: Language, namespace: string) =>
  !FIRST_LANGUAGES.includes(language) && NAMESPACES_ON_THEIR_WAY.includes(namespace)

function read(language: string, namespace: string): Map<string, string> {
  const flat = new Map<string, string>()
  if (!existsSync(fileOf(language, namespace))) return flat
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') flat.set(path, value)
    else {
      for (const [key, inner] of Object.entries(value as object)) {
        walk(inner, path === '' ? key : `${path}.${key}`)
      }
    }
  }
  walk(JSON.parse(readFileSync(fileOf(language, namespace), 'utf8')), '')
  return flat
}

const baseOf = (key: string) => key.replace(PLURAL, '')
/** Keys without their plural suffix: languages differ in the number of plural forms. */
const keysOf = (messages: Map<string, string>) =>
  [...new Set([...messages.keys()].map(baseOf))].sort()

const namesIn = (text: string) => [...text.matchAll(/{{\s*([\w.]+)/g)].map((it) => it[1]).sort()
const marksIn = (text: string) => [...text.matchAll(/<\/?\w+/g)].map((it) => it[0]).sort()

const pluralForms = (language: Language) =>
  new Intl.PluralRules(LANGUAGES[language].intl).resolvedOptions().pluralCategories

describe.each(NAMESPACES)('the messages of %s', (namespace) => {
  const english = read('en', namespace)
  const modelOf = (key: string) =>
    english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? english.get(baseOf(key)) ?? ''

  test.each(WHOLE_LANGUAGES)('are complete in %s', (language) => {
    const written = keysOf(read(language, namespace))
    const missing = keysOf(english).filter((it) => !written.includes(it))
    if (mayLack(language, namespace)) return
    expect(missing, `texts of ${namespace} that ${language} lacks`).toEqual([])
    const unknown = written.filter((it) => !keysOf(english).includes(it))
    expect(unknown, `texts of ${namespace} that English has not`).toEqual([])
  })

  test.each(VARIANTS)('are in %s only what its base has and says differently', (language) => {
    const base = fallbackChain(language).map((it) => read(it, namespace))[1]
    for (const [key, text] of read(language, namespace)) {
      if (!mayLack(language, namespace)) expect(base?.has(key), key).toBe(true)
      expect(text, key).not.toBe(base?.get(key))
    }
  })

  test.each(LANGUAGE_CODES)('hold in %s the names and marks of the English text', (language) => {
    for (const [key, text] of read(language, namespace)) {
      if (mayLack(language, namespace) && modelOf(key) === '') continue
      expect(text.trim(), key).not.toBe('')
      // For a single item, a text may say "one" or "a" and omit the number.
      const single = /_(one|zero)$/.test(key)
      const names = namesIn(text).filter((it) => !(single && it === 'count'))
      expect(names, key).toEqual(namesIn(modelOf(key)).filter((it) => !(single && it === 'count')))
      expect(marksIn(text), key).toEqual(marksIn(modelOf(key)))
    }
  })

  test.each(WHOLE_LANGUAGES)('have every plural form that %s needs, and no other', (language) => {
    const messages = read(language, namespace)
    const plurals = [...messages.keys()].filter((it) => PLURAL.test(it))
    const forms = pluralForms(language)
    for (const base of new Set(plurals.map(baseOf))) {
      const written = plurals.filter((it) => baseOf(it) === base).sort()
      expect(written).toEqual(forms.map((it) => `${base}_${it}`).sort())
    }
  })

  test.each(WHOLE_LANGUAGES.filter((it) => it !== 'en'))('are translated in %s', (language) => {
    // A single word may be the same in both: `Bonus`. Two consecutive words are untranslated English.
    const words = /[a-z]{4,}[^{}]*\s[^{}]*[a-z]{4,}/i
    const same = [...read(language, namespace)].filter(
      ([key, text]) => english.get(key) === text && words.test(text.replace(/{{.*?}}/g, '{}')),
    )
    const left = same.filter(([, text]) => !LOANS[language]?.includes(text))
    expect(left).toEqual([])
  })
})

test('every language is whole or a variant of a whole one', () => {
  expect([...WHOLE_LANGUAGES, ...VARIANTS].sort()).toEqual([...LANGUAGE_CODES].sort())
  for (const variant of VARIANTS) {
    expect(WHOLE_LANGUAGES).toContain(fallbackChain(variant)[1])
  }
})

test('there is no file beside the languages and namespaces that are known', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((it) => it.isDirectory())
  for (const { name } of folders) expect(LANGUAGE_CODES).toContain(name)
  for (const language of LANGUAGE_CODES) {
    const files = existsSync(new URL(language, folder))
      ? readdirSync(new URL(language, folder))
      : []
    for (const file of files) expect(NAMESPACES.map((it) => `${it}.json`)).toContain(file)
  }
})

test('what is on its way is a namespace, in the first languages whole', () => {
  for (const namespace of NAMESPACES_ON_THEIR_WAY.filter((it) => existsSync(fileOf('en', it)))) {
    for (const language of FIRST_LANGUAGES) {
      expect(existsSync(fileOf(language, namespace)), `${language}/${namespace}`).toBe(true)
    }
  }
})
