import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NAMESPACES, VARIANTS, WHOLE_LANGUAGES } from '#app/market/messages/languages.ts'
import { MESSAGE_TEMPLATES } from '#contracts/messages.ts'
import { fallbackChain, isLanguage, LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { forbiddenIn } from '#schemas/rules/publish-guards.ts'
import { git } from '#tests/runner/command.ts'

/** Texts in several languages: one file of a language, or one of each of its namespaces. */
type Catalogue = {
  namespaces: readonly string[]
  /** The languages that have their own version of each text. */
  whole: readonly string[]
  /** Those whose files contain only what they say differently. */
  variants: readonly Language[]
  /** Every `language/namespace` that is stored. */
  stored(): string[]
  /** Empty for what is not stored. */
  read(language: string, namespace: string): unknown
  /** Finds the names of inserted values. */
  names: RegExp
  /** Texts that a language has in English, too. */
  loans: Readonly<Record<string, readonly string[]>>
}

const ROOT = resolve(import.meta.dirname, '../..')
const json = (path: string): object =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
const LAUNCHED = [...new Set(LANGUAGE_CODES.map((it) => LANGUAGES[it].outbound))]

const SITE = join(ROOT, 'app/market/messages')

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  'the site': {
    namespaces: NAMESPACES,
    whole: WHOLE_LANGUAGES,
    variants: VARIANTS,
    stored: () =>
      readdirSync(SITE, { withFileTypes: true })
        .filter((it) => it.isDirectory())
        .flatMap(({ name }) =>
          readdirSync(join(SITE, name)).map((file) => `${name}/${basename(file, '.json')}`),
        ),
    read: (language, namespace) => json(join(SITE, language, `${namespace}.json`)),
    names: /{{\s*([\w.]+)/g,
    // Terms that sites in that country use in English, too.
    loans: {
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
        'Debit card',
        'Crypto wallet',
        'Video poker',
      ],
    },
  },
  mails: {
    ...filePerLanguage('platform/messages/texts'),
    namespaces: MESSAGE_TEMPLATES,
    whole: [...LAUNCHED, 'br'],
    loans: {},
  },
  'the sandbox': {
    ...filePerLanguage('sandbox/texts'),
    namespaces: ['games', 'tables', 'live', 'league', 'payment', 'sportsbook'],
    whole: [...LAUNCHED, 'br'],
    loans: {
      br: ['Royal flush', 'Straight flush', 'Full house'],
      fr: ['Double chance'],
      no: ['Royal flush', 'Straight flush'],
      pt: ['Royal flush', 'Straight flush', 'Full house'],
      tl: [
        ...['Royal flush', 'Straight flush', 'Four of a kind', 'Full house', 'Three of a kind'],
        ...['Voucher code', 'Card number', 'Security code'],
      ],
    },
  },
}

/** `{language}.json` with the namespaces as its first keys. */
function filePerLanguage(
  folder: string,
): Pick<Catalogue, 'variants' | 'stored' | 'read' | 'names'> {
  const languages = readdirSync(join(ROOT, folder)).filter((it) => it.endsWith('.json'))
  const files = new Map(
    languages.map((it) => [basename(it, '.json'), json(join(ROOT, folder, it))]),
  )
  return {
    variants: [],
    stored: () =>
      [...files].flatMap(([language, texts]) =>
        Object.keys(texts).map((it) => `${language}/${it}`),
      ),
    read: (language, namespace) =>
      new Map(Object.entries(files.get(language) ?? {})).get(namespace),
    names: /{(\w+)}/g,
  }
}

/** Old-fashioned or translated English that no product writes. */
const ODD_WORDS =
  /\b(nobody|somebody|anybody|everybody|who(so)?ever|anew|beforehand|need not|ways? to pay|shut out|go on|good for \{|good for \d|all rows|next: \w+\.)\b/i

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The texts by their path; a list has its numbers for keys. */
function flat(texts: unknown): Map<string, string> {
  const all = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') all.set(path, value)
    else {
      for (const [key, inner] of Object.entries(value ?? {})) {
        walk(inner, path === '' ? key : `${path}.${key}`)
      }
    }
  }
  walk(texts, '')
  return all
}

const baseOf = (key: string) => key.replace(PLURAL, '')
/** Keys without their plural suffix: languages differ in the number of plural forms. */
const keysOf = (messages: Map<string, string>) =>
  [...new Set([...messages.keys()].map(baseOf))].sort()

const marksIn = (text: string) => [...text.matchAll(/<\/?\w+/g)].map((it) => it[0]).sort()

const pluralRules = (language: string) =>
  new Intl.PluralRules(isLanguage(language) ? LANGUAGES[language].intl : language)
const pluralForms = (language: string) => pluralRules(language).resolvedOptions().pluralCategories

/** Whether a text is for a single item, or for none: in Filipino, the form `one` is also 2, 3 and 5. */
function isSingle(key: string, language: string): boolean {
  if (key.endsWith('_zero')) return true
  if (!key.endsWith('_one')) return false
  const rules = pluralRules(language)
  return Array.from({ length: 99 }, (_, index) => index + 2).every(
    (it) => rules.select(it) !== 'one',
  )
}

/** One namespace of a catalogue is complete in every language, and says the same in it. */
function checkNamespace(catalogue: Catalogue, namespace: string): void {
  const { whole, variants, names, loans } = catalogue
  const read = (language: string) => flat(catalogue.read(language, namespace))
  const english = read('en')
  const modelOf = (key: string) =>
    english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? english.get(baseOf(key)) ?? ''
  const namesIn = (text: string) => [...text.matchAll(names)].map((it) => it[1]).sort()

  test.each(whole)('are complete in %s', (language) => {
    const written = keysOf(read(language))
    const missing = keysOf(english).filter((it) => !written.includes(it))
    expect(written).not.toEqual([])
    expect(missing, `texts of ${namespace} that ${language} lacks`).toEqual([])
    const unknown = written.filter((it) => !keysOf(english).includes(it))
    expect(unknown, `texts of ${namespace} that English has not`).toEqual([])
  })

  test.each(variants)(
    'contain in %s only texts that their base has and words differently',
    (language) => {
      const base = fallbackChain(language).map(read)[1]
      for (const [key, text] of read(language)) {
        expect(base?.has(key), key).toBe(true)
        expect(text, key).not.toBe(base?.get(key))
      }
    },
  )

  test.each([...whole, ...variants])(
    'keep in %s the names and marks of the English text',
    (language) => {
      for (const [key, text] of read(language)) {
        expect(text.trim(), key).not.toBe('')
        // For a single item, a text may say "one" or "a" and omit the number.
        const single = isSingle(key, language)
        const model = modelOf(single ? key : key.replace(PLURAL, '_other'))
        const found = namesIn(text).filter((it) => !(single && it === 'count'))
        expect(found, key).toEqual(namesIn(model).filter((it) => !(single && it === 'count')))
        expect(marksIn(text), key).toEqual(marksIn(model))
      }
    },
  )

  test.each(whole)('have every plural form that %s needs, and no other', (language) => {
    const messages = read(language)
    const plurals = [...messages.keys()].filter((it) => PLURAL.test(it))
    const forms = pluralForms(language)
    for (const base of new Set(plurals.map(baseOf))) {
      const written = plurals.filter((it) => baseOf(it) === base).sort()
      expect(written).toEqual(forms.map((it) => `${base}_${it}`).sort())
    }
  })

  test.each(whole.filter((it) => it !== 'en'))('are translated in %s', (language) => {
    // A single word may be the same in both: `Bonus`. Two consecutive words are untranslated English.
    const words = /[a-z]{4,}[^{}]*\s[^{}]*[a-z]{4,}/i
    const same = [...read(language)].filter(
      ([key, text]) =>
        english.get(key) === text && words.test(text.replace(/{{.*?}}|{.*?}/g, '{}')),
    )
    const left = same.filter(([, text]) => !loans[language]?.includes(text))
    expect(left).toEqual([])
  })
}

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  describe.each(catalogue.namespaces)(`the texts of ${name}: %s`, (namespace) => {
    checkNamespace(catalogue, namespace)
  })

  test(`${name} makes no claim that content may not make`, () => {
    const claims = [...catalogue.whole, ...catalogue.variants].flatMap((language) =>
      catalogue.namespaces.flatMap((namespace) =>
        [...flat(catalogue.read(language, namespace))].filter(([, text]) =>
          forbiddenIn(text, isLanguage(language) ? language : null),
        ),
      ),
    )
    expect(claims).toEqual([])
  })

  test(`${name} avoids odd English`, () => {
    const odd = ['en', ...catalogue.variants.filter((it) => fallbackChain(it)[1] === 'en')].flatMap(
      (language) =>
        catalogue.namespaces.flatMap((namespace) =>
          [...flat(catalogue.read(language, namespace))].filter(([, text]) => ODD_WORDS.test(text)),
        ),
    )
    expect(odd).toEqual([])
  })

  test(`${name} has texts only in known languages and namespaces`, () => {
    const known = [...catalogue.whole, ...catalogue.variants].flatMap((language) =>
      catalogue.namespaces.map((it) => `${language}/${it}`),
    )
    expect(catalogue.stored().filter((it) => !known.includes(it))).toEqual([])
  })
}

/** Their texts are in the code, in English alone: editors and staff read them. */
const STAFF_TOOLS = [
  'studio',
  'schemas',
  'sandbox/console',
  'sandbox/outbox',
  'app/features/preview',
]
const COMMENTS = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm

test('the Studio and the console avoid odd English', async () => {
  const files = (await git('ls-files', '--', ...STAFF_TOOLS)) ?? []
  const odd = files
    .filter((it) => /(?<!\.test|\.d)\.tsx?$/.test(it) && !it.includes('/generated/'))
    .filter((it) => existsSync(join(ROOT, it)))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .replaceAll(COMMENTS, '')
        .split('\n')
        .filter((line) => ODD_WORDS.test(line) || /\bstands?\b/i.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(files.length).toBeGreaterThan(150)
  expect(odd).toEqual([])
})

test('every language of the site is whole or a variant of a whole one', () => {
  expect([...WHOLE_LANGUAGES, ...VARIANTS].sort()).toEqual([...LANGUAGE_CODES].sort())
  for (const variant of VARIANTS) {
    expect(WHOLE_LANGUAGES).toContain(fallbackChain(variant)[1])
  }
})
