import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countStates,
  hashOf,
  localisedFields,
  outrunAfter,
  stillUnreviewed,
  translationState,
  unreviewedTexts,
} from './translations.ts'

const NOTHING = { outrun: [], unreviewed: [] }
const text = (texts: Record<string, unknown>) => ({ _type: 'localeString', ...texts })
const page = (texts: Record<string, unknown>) => ({ _type: 'banner', title: text(texts) })
const titleOf = (document: Record<string, unknown>) => {
  const [field] = localisedFields(document)
  if (!field) throw new Error('no field')
  return field
}

test('texts are found at any depth, under the path of the Studio', () => {
  const document = {
    title: text({ en: 'A' }),
    images: { desktop: { alt: text({ en: 'B', fi: 'C' }) } },
    links: [{ _key: 'x', title: text({ en: 'D' }) }],
    body: {
      _type: 'localeBlocks',
      en: [{ _type: 'block', children: [{ text: 'E' }, { text: 'F' }] }],
    },
    slug: { _type: 'slug', current: 'a' },
  }
  expect(localisedFields(document)).toEqual([
    { path: 'title', texts: { en: 'A' } },
    { path: 'images.desktop.alt', texts: { en: 'B', fi: 'C' } },
    { path: 'links[_key=="x"].title', texts: { en: 'D' } },
    { path: 'body', texts: { en: 'EF' } },
  ])
})

describe('the state of a translation', () => {
  const stateIn = (texts: Record<string, string>, language: 'fi' | 'caf' | 'ca') =>
    translationState(titleOf(page(texts)), language, NOTHING)

  test('is filled, missing, or borrowed from a related language', () => {
    expect(stateIn({ en: 'A', fi: 'B' }, 'fi')).toBe('filled')
    expect(stateIn({ en: 'A', fi: ' ' }, 'fi')).toBe('missing')
    expect(stateIn({ en: 'A' }, 'caf')).toBe('missing')
    expect(stateIn({ en: 'A', fr: 'B' }, 'caf')).toBe('borrowed')
    expect(stateIn({ en: 'A' }, 'ca')).toBe('borrowed')
    expect(stateIn({ fi: 'B' }, 'fi')).toBe('no-source')
  })

  test('is counted per document', () => {
    const fields = localisedFields({ a: text({ en: '1', fi: '2' }), b: text({ en: '3' }) })
    expect(countStates(fields, 'fi', NOTHING)).toMatchObject({ filled: 1, missing: 1, stale: 0 })
  })
})

describe('a translation older than its English text', () => {
  const first = page({ en: 'Hello', fi: 'Hei', no: 'Hallo' })
  const second = page({ en: 'Hello there', fi: 'Hei', no: 'Hallo der' })
  const stale = outrunAfter([], first, second)

  test('is stale when only the English changed', () => {
    expect(stale.map((it) => it.language)).toEqual(['fi'])
    expect(translationState(titleOf(second), 'fi', { ...NOTHING, outrun: stale })).toBe('stale')
    expect(translationState(titleOf(second), 'no', { ...NOTHING, outrun: stale })).toBe('filled')
  })

  test('stays stale over later publishing until it is rewritten', () => {
    const third = page({ en: 'Hello to you', fi: 'Hei', no: 'Hallo der' })
    const later = outrunAfter(stale, second, third)
    expect(later.map((it) => it.language)).toEqual(['fi', 'no'])
    const renewed = page({ en: 'Hello to you', fi: 'Hei sinä', no: 'Hallo til deg' })
    expect(outrunAfter(later, third, renewed)).toEqual([])
  })

  test('is current again when its English text is restored', () => {
    expect(outrunAfter(stale, second, first)).toEqual([])
  })

  test('does not come from a first version or a new text', () => {
    expect(outrunAfter([], null, second)).toEqual([])
    expect(outrunAfter([], page({ en: 'Hello' }), second)).toEqual([])
  })

  test('is never stale without a change', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('en', 'fi', 'no'), fc.string()), (texts) => {
        expect(outrunAfter([], page(texts), page(texts))).toEqual([])
      }),
    )
  })
})

describe('a translation that no native speaker has reviewed', () => {
  const document = page({ en: 'Hello', de: 'Hallo', tr: 'Merhaba' })
  const unreviewed = unreviewedTexts(document, ['de', 'br'])

  test('is marked until it is reviewed or rewritten, but stale takes precedence', () => {
    const stateIn = (texts: Record<string, string>, outrun: ReturnType<typeof outrunAfter> = []) =>
      translationState(titleOf(page(texts)), 'de', { outrun, unreviewed })
    expect(unreviewed).toEqual([{ path: 'title', language: 'de', translation: hashOf('Hallo') }])
    expect(stateIn({ en: 'Hello', de: 'Hallo' })).toBe('unreviewed')
    expect(stateIn({ en: 'Hello', de: 'Guten Tag' })).toBe('filled')
    const after = page({ en: 'Hello there', de: 'Hallo' })
    expect(stateIn({ en: 'Hello there', de: 'Hallo' }, outrunAfter([], document, after))).toBe(
      'stale',
    )
    expect(translationState(titleOf(document), 'tr', { outrun: [], unreviewed })).toBe('filled')
  })

  test('is forgotten once the text changes, and a name needs no review', () => {
    expect(stillUnreviewed(unreviewed, document)).toEqual(unreviewed)
    expect(stillUnreviewed(unreviewed, page({ en: 'Hello', de: 'Guten Tag' }))).toEqual([])
    expect(stillUnreviewed(unreviewed, page({ en: 'Hello' }))).toEqual([])
    expect(unreviewedTexts(page({ en: 'Trustly', de: 'Trustly' }), ['de'])).toEqual([])
  })
})

test('different texts have different hashes', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, it) => hashOf(`text ${it}`)))
  expect(seen.size).toBe(20_000)
})

test('a change in any part of a rich text counts as a change', () => {
  const page = (cell: string) => ({
    body: {
      _type: 'localeRichText',
      en: [
        { _type: 'block', _key: 'a', children: [{ _type: 'span', text: 'Limits' }] },
        { _type: 'dataTable', _key: 'b', caption: 'Per day', rows: [{ _key: 'c', cells: [cell] }] },
      ],
    },
  })
  const [one, other] = ['10', '20'].map((cell) => localisedFields(page(cell))[0]?.texts.en)
  expect(one).toContain('Limits')
  expect(one).toContain('Per day')
  expect(one).not.toBe(other)
})
