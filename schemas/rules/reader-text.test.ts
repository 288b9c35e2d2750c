import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { forbiddenIn } from './publish-guards.ts'
import { isReadable, readerText } from './reader-text.ts'

describe('the text that a reader sees', () => {
  test.each([
    ['soft hyphen', 'ri\u00ADsk-free'],
    ['zero-width space and joiner', 'r\u200Bi\u200Dsk-free'],
    ['invisible separator', 'ri\u2063sk-free'],
    ['combining grapheme joiner', 'ri\u034Fsk-free'],
    ['variation selectors', 'r\uFE0Fisk\uFE01-f\u{E0100}ree'],
    ['tag characters', 'ri\u{E0073}sk-free'],
    ['direction marks', 'risk\u202A-\u2066free'],
    ['a control character', 'ri\u0007sk-free'],
    ['a mark below a letter', 'ri\u0332sk-fre\u0338e'],
    ['full width', 'ｒｉｓｋ－ｆｒｅｅ'],
    ['mathematical letters', '𝐫𝐢𝐬𝐤-𝒻𝓇ℯℯ'],
    ['a Cyrillic letter', 'r\u0456sk-fr\u0435e'],
    ['Cyrillic and Greek letters', '\u0433\u0456\u0455\u043A-fr\u03B5e'],
    ['Armenian letters', 'risk-f\u0433\u0435\u0435'],
  ])('%s', (_, text) => {
    for (const language of LANGUAGE_CODES)
      expect(forbiddenIn(`Bet ${text} today`, language), language).not.toBeNull()
  })

  test.each([
    'Pelaa ilman kiirettä, työ ja huvi',
    'Kazanç sınırı: ısrar etmeyin, İstanbul',
    'ノーリスクではありません。ガガ',
    'Zażółć gęślą jaźń, Ñandú, São',
    'Россия и жизнь',
    'Ελλάδα',
  ])('%s is left as it is', (text) => {
    expect(readerText(text)).toBe(text)
  })

  test('entities and tags are text where nothing renders them', () => {
    expect(readerText('1 &lt; 2 <b>')).toBe('1 &lt; 2 <b>')
    expect(readerText('1 &lt; 2 <b>x</b>', { isHtml: true })).toBe('1 < 2 x')
  })

  test('reading twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = readerText(text)
        expect(readerText(once)).toBe(once)
      }),
    )
  })

  test.each([
    ['\u200B', false],
    [' \u00A0\u2800\u3164\u115F', false],
    ['---', false],
    ['18', true],
    ['あ', true],
  ])('%j is readable: %s', (text, expected) => {
    expect(isReadable(text)).toBe(expected)
  })
})
