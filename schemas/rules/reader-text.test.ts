import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { forbiddenIn, nudgingIn, offerIn, timeIn } from './publish-guards.ts'
import { isNestedTooDeep, isReadable, readerText } from './reader-text.ts'

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
    ['a letter with its own mark', 'r\u0301isk-fre\u0301e'],
    ['Latin letters of another shape', 'r\u026Ask-fr\u1D07e'],
    ['a small capital and a dotless i', '\u0280\u0131sk-free'],
    ['Cherokee and Lisu letters', '\u13A1isk-\uA4DDree'],
    ...[...'\u2212\u2043\u02D7\u207B\u2800·•_/~+|'].map((it) => [`${it} between`, `risk${it}free`]),
    ...[...'●▸→★≡‖‧∙・“»"'].map((it) => [`${it} between`, `risk${it}free`]),
    ['a picture between', 'risk 🎰 free'],
    ['quotes around one word', 'risk “free”'],
    ['letters in brackets and circles', '⒭⒤⒮⒦ 🅕🅡🅔🅔'],
    ['letters in squares and of flags', '🆁🅸🆂🅺 🇫🇷🇪🇪'],
    ['digits for letters', 'r1sk-fr33'],
    ['a Latin letter with a hook', 'risk-ƒree'],
    ['a full stop inside', 'risk.free'],
    ['drawn from right to left', '\u202Eeerf-ksir\u202C'],
    ['letters apart', 'r i s k - f r e e'],
    ['letters with dots', 'r.i.s.k f.r.e.e'],
    ['letters with thin spaces', 'r\u2009i\u2009s\u2009k\u2009f\u2009r\u2009e\u2009e'],
    ['letters with dashes and middle dots', 'r\u2010i\u2011s\u2013k f·r·e·e'],
    ['letters with pictures', 'r🎰i🎰s🎰k f★r★e★e'],
    ['letters with invisible signs and blanks', 'r \u200Bi \u200Bs \u200Bk \u200Bfree'],
    ['one word apart', 'risk f r e e'],
    ['the other word apart', 'r i s k-free'],
    ['letters apart behind an article', 'a r i s k f r e e'],
    ['words apart with wider gaps', 'b e t  r i s k  free'],
    ['digits and look-alikes apart', 'r 1 s \u043A - f r 3 e'],
    ['signs for letters', 'r!$k-fr€e'],
    ['parts of words', 'ri-sk f.r-ee'],
    ['marks apart', 'r\u0332 i\u0332 s\u0332 k\u0332 free'],
    ['drawn from right to left, apart', '\u202Ee e r f k s i r\u202C'],
  ])('%s', (_, text) => {
    for (const language of LANGUAGE_CODES)
      expect(forbiddenIn(`Bet ${text} today`, language), language).not.toBeNull()
  })

  test('two sentences do not form a phrase', () => {
    for (const it of ['At your own risk. Free of charge.', 'At your own risk, free of charge'])
      expect(forbiddenIn(it, 'en')).toBeNull()
  })

  test('separated letters are found in other languages, and by the other rules', () => {
    expect(forbiddenIn('p e w n e w y g r a n e', 'pl')).not.toBeNull()
    expect(forbiddenIn('s\u00A0i\u00A0n r i e s g o s', 'cl')).not.toBeNull()
    expect(forbiddenIn('ノ・ー・リ・ス・クです', 'ja')).not.toBeNull()
    expect(offerIn('A b·o·n·u·s for you', 'en')).not.toBeNull()
    expect(nudgingIn('k e e p   p l a y i n g', 'en')).not.toBeNull()
    expect(timeIn('paid i.n.s.t.a.n.t.l.y', 'en')).not.toBeNull()
  })

  test.each([
    'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
    'Rows A, B, C, D; seats 1 2 3 4',
    'U.S.A. and the U.K., e.g. a. m. or p. m.',
    'A-K-Q-J-10 of one suit',
    'N O R M A N, M E S A',
    'asterisk-free, a brisk-free.example, US$50 or A$k; you win!now',
    'sin-gle, re-cover; a well-known seat',
  ])('%s has no forbidden phrase', (text) => {
    for (const language of LANGUAGE_CODES)
      for (const rule of [forbiddenIn, offerIn, nudgingIn, timeIn])
        expect(rule(text, language), `${rule.name} ${language}`).toBeNull()
  })

  test('a long text is read in one pass', () => {
    // Each would take minutes if the time grew with the square.
    for (const it of [
      'a ',
      'a b cc ',
      'p e w n ',
      'a\u0644\u0650\u0650 ',
      'a    ',
      '- - ',
      'a$$$ ',
      'a-',
      'a$',
    ])
      expect(forbiddenIn(it.repeat(300_000 / it.length), null)).toBeNull()
  })

  test.each([...'’‘´`ʼʹ′＇', ''])('an apostrophe may be written as %s', (it) => {
    expect(forbiddenIn(`You can${it}t lose`, 'en')).not.toBeNull()
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

  test('entities and tags stay text where nothing renders them', () => {
    expect(readerText('1 &lt; 2 <b>')).toBe('1 &lt; 2 <b>')
    expect(readerText('1 &lt; 2 <b>x</b>', { isHtml: true })).toBe('1 < 2 x')
  })

  test('markup is parsed to a depth of one hundred, and not further', () => {
    const nested = (depth: number) => `${'<b>'.repeat(depth)}risk free`
    expect([isNestedTooDeep(nested(100)), isNestedTooDeep(nested(101))]).toEqual([false, true])
    expect(isNestedTooDeep('<br><img>'.repeat(1_000))).toBe(false)
    expect(readerText(nested(101), { isHtml: true })).toBe('')
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
