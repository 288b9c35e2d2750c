import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { VARIANTS } from '#app/market/messages/languages.ts'
import { type Language, MARKET_CODES, MARKETS } from '#markets/index.ts'
import { fallbackChain } from '#markets/languages.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { findingsAgainstPublishing } from '#schemas/rules/publish-guards.ts'
import { type SeedDocument, seedDocuments } from '#seed/content/documents.ts'

/** Names that are the same in every language. */
const NAMES = [
  ...['Trustly', 'Skrill', 'Neteller', 'MuchBetter', 'Paysafecard'],
  ...['Rapid Transfer', 'Euteller', 'Siru'],
  ...['Harbour Match', 'Velvet Table'],
]

/** Words that a language has from English, as sites of that country use them, or that both spell alike. */
const LOANS: { readonly [language in Language]?: readonly string[] } = {
  no: ['Baccarat', 'Bonus'],
  fi: ['Baccarat', 'Bonus'],
  caf: ['Roulette', 'Casino', 'Contact', 'contact', 'Exclusion', 'Bonus', 'Condition'],
  br: ['E-mail'],
  de: ['Roulette', 'Baccarat', 'Casino'],
  pt: ['Casino'],
  cl: ['Casino', 'Baccarat'],
  tr: ['Casino'],
  tl: [
    ...['Casino', 'Live casino', 'Live lounge', 'Roulette', 'Baccarat', 'Video poker'],
    ...['Virtual sports', 'Live chat', 'Self-exclusion'],
  ],
}

type Field = { where: string; texts: Readonly<Record<string, unknown>> }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every localised field of a value. */
function fieldsOf(value: unknown, where: string): Field[] {
  if (Array.isArray(value)) return value.flatMap((it, index) => fieldsOf(it, `${where}[${index}]`))
  if (!isObject(value)) return []
  const { _type, ...inner } = value
  if (typeof _type === 'string' && /^locale[A-Z]/.test(_type)) return [{ where, texts: inner }]
  return Object.entries(inner).flatMap(([key, it]) => fieldsOf(it, `${where}.${key}`))
}

/** What players read of a text: itself, or the words of each part of a rich text. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (!isObject(value)) return []
  const { title, text, label, after, alt, caption, summary, cells } = value
  const own = [title, text, label, after, alt, caption, summary, cells].flatMap(wordsOf)
  const { children, body, rows, image } = value
  return [...own, ...[children, body, rows, image].flatMap(wordsOf)].filter((it) => it !== '')
}

/** Where the links, buttons and games of a text lead to. */
function targetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsOf)
  if (!isObject(value)) return []
  const { target, path, _ref } = value
  const own = [target, path, _ref].filter((it) => typeof it === 'string')
  return [...own, ...Object.values(value).flatMap(targetsOf)]
}

/** The numbers of a text as values: languages differ in their decimal comma and in the gap of their thousands. */
function numbersOf(value: unknown): number[] {
  const text = wordsOf(value)
    .join('\n')
    .replace(/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([it]) => Number(it.replace(/[.,](?=\d{3})/g, '').replace(',', '.')))
    .sort((a, b) => a - b)
}

const baseOf = (language: Language): Language =>
  (VARIANTS as readonly Language[]).includes(language)
    ? (fallbackChain(language)[1] ?? 'en')
    : language

/** The languages in which players read the content of a market, each with its own text (decision 0017). */
const languagesOf = ({ languages, spokenAs }: (typeof MARKETS)[keyof typeof MARKETS]) =>
  languages.map((it) => baseOf(spokenAs[it] ?? it))

const OPEN = MARKET_CODES.map((it) => MARKETS[it]).filter((it) => it.enabled)
const OFFERED = [...new Set(OPEN.flatMap(languagesOf))].filter((it) => it !== 'en')

// The name of a market is for editors: players read that of their browser's language data.
const documents = seedDocuments().filter(
  (it) => it._type !== 'market' && fieldsOf(it, '').length > 0,
)

const marketsOf = ({ markets }: SeedDocument): string[] | null =>
  Array.isArray(markets) ? markets : null

/** The fields that a language must have: those of documents for one of its markets. */
function fieldsIn(language: Language): Field[] {
  const markets = OPEN.filter((it) => languagesOf(it).includes(language))
  const shown = (it: SeedDocument) =>
    markets.some(({ code }) => isForMarket({ markets: marketsOf(it) }, code))
  return documents.filter(shown).flatMap((it) => fieldsOf(it, it._id))
}

test('content is offered in these languages', () => {
  expect([...OFFERED].sort()).toEqual(
    ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pt', 'tl', 'tr'].sort(),
  )
})

describe.each(OFFERED)('the demo content in %s', (language) => {
  const fields = fieldsIn(language)
  const written = fields.filter(({ texts }) => wordsOf(texts[language]).length > 0)

  test('is complete', () => {
    expect(fields.length).toBeGreaterThan(80)
    expect(fields.filter((it) => !written.includes(it)).map((it) => it.where)).toEqual([])
  })

  test('has no English left, except names and loan words', () => {
    const kept = new Set([...NAMES, ...(LOANS[language] ?? [])])
    const left = written.flatMap(({ where, texts }) => {
      const english = new Set(wordsOf(texts.en))
      return wordsOf(texts[language])
        .filter((it) => /\p{L}{2}/u.test(it) && english.has(it) && !kept.has(it.trim()))
        .map((it) => `${where}: ${it}`)
    })
    expect([...new Set(left)]).toEqual([])
  })

  test.each([
    ['numbers', numbersOf],
    ['targets of links', (it: unknown) => targetsOf(it).sort()],
    [
      'inserted values',
      (it: unknown) =>
        wordsOf(it)
          .join('\n')
          .match(/{+\w+}+/g)
          ?.sort() ?? [],
    ],
  ] as const)('has the %s of the English text', (_, read) => {
    const different = written.filter(
      ({ texts }) => JSON.stringify(read(texts[language])) !== JSON.stringify(read(texts.en)),
    )
    expect(
      different.map(({ where, texts }) => ({
        where,
        english: read(texts.en),
        here: read(texts[language]),
      })),
    ).toEqual([])
  })
})

test('all demo content can be published', () => {
  const findings = documents.flatMap((it) => findingsAgainstPublishing(it))
  expect(findings).toEqual([])
})

/** Gets the language from its callers, which are among the others. */
const GIVEN_THE_LANGUAGE = 'content/described-image.server.ts'

test('the site reads content in the language of the content, not of the address', () => {
  const app = resolve(import.meta.dirname, '../../app')
  const readers = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.tsx?$/.test(it) && !/\.test\./.test(it) && it !== GIVEN_THE_LANGUAGE)
    .map((file) => ({ file, source: readFileSync(join(app, file), 'utf8') }))
    .filter(({ source }) => /\b(textIn|textOnlyIn|ownTextIn)\(/.test(source))
  expect(readers.length).toBeGreaterThan(15)
  const wrong = readers.filter(
    ({ source }) =>
      !source.includes('contentLanguage(') ||
      /\b(textIn|textOnlyIn|ownTextIn)\([^()]*locale\.language\)/.test(source),
  )
  expect(wrong.map((it) => it.file)).toEqual([])
})
