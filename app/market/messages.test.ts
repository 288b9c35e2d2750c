import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { MESSAGE_LANGUAGES, messageLanguage, NAMESPACES } from './messages/languages.ts'

const folder = new URL('./messages/', import.meta.url)
const PLURAL = /_(zero|one|two|few|many|other)$/

function read(language: string, namespace: string): Map<string, string> {
  const text = readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')
  const flat = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') flat.set(path, value)
    else {
      for (const [key, inner] of Object.entries(value as object)) {
        walk(inner, path === '' ? key : `${path}.${key}`)
      }
    }
  }
  walk(JSON.parse(text), '')
  return flat
}

/** Keys without their plural ending: languages differ in how many forms they have. */
const keysOf = (messages: Map<string, string>) =>
  [...new Set([...messages.keys()].map((it) => it.replace(PLURAL, '')))].sort()

const namesIn = (text: string) => [...text.matchAll(/{{\s*([\w.]+)/g)].map((it) => it[1]).sort()

describe.each(NAMESPACES)('the messages of %s', (namespace) => {
  const english = read('en', namespace)

  test.each(MESSAGE_LANGUAGES)('are complete in %s', (language) => {
    const messages = read(language, namespace)
    expect(keysOf(messages)).toEqual(keysOf(english))
    for (const [key, text] of messages) {
      expect(text.trim(), key).not.toBe('')
      const base = key.replace(PLURAL, '')
      const model = english.get(key) ?? english.get(`${base}_other`) ?? english.get(base) ?? ''
      expect(namesIn(text), key).toEqual(namesIn(model))
    }
  })

  test.each(MESSAGE_LANGUAGES)('have every plural form that %s needs', (language) => {
    const messages = read(language, namespace)
    const forms = new Intl.PluralRules(language === 'caf' ? 'fr' : language).resolvedOptions()
      .pluralCategories
    const plurals = [...messages.keys()].filter((it) => PLURAL.test(it))
    for (const base of new Set(plurals.map((it) => it.replace(PLURAL, '')))) {
      for (const form of forms)
        expect(messages.has(`${base}_${form}`), `${base}_${form}`).toBe(true)
    }
  })

  test.each(MESSAGE_LANGUAGES.filter((it) => it !== 'en'))('are translated in %s', (language) => {
    const same = [...read(language, namespace)].filter(
      ([key, text]) => english.get(key) === text && /[a-z]{4}.*\s.*[a-z]{4}/i.test(text),
    )
    expect(same.filter(([, text]) => !text.startsWith('{{'))).toEqual([])
  })
})

test('there is no file beside the languages and namespaces that are known', () => {
  for (const language of MESSAGE_LANGUAGES) {
    expect(readdirSync(new URL(language, folder)).sort()).toEqual(
      [...NAMESPACES].map((it) => `${it}.json`).sort(),
    )
  }
})

test('every language of the site speaks in one that has messages', () => {
  expect(LANGUAGE_CODES.map((it) => [it, messageLanguage(it)])).toEqual([
    ['en', 'en'],
    ['fi', 'fi'],
    ['no', 'no'],
    ...LANGUAGE_CODES.filter((it) => !['en', 'fi', 'no'].includes(it)).map((it) => [
      it,
      it === 'caf' ? 'caf' : 'en',
    ]),
  ])
})
