import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareIdentities,
  editDistance,
  type Identity,
  mailbox,
  swapped,
} from './matching-rules.ts'

const AINO: Identity = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  dateOfBirth: '1990-02-08',
  countryCode: 'FI',
  email: 'aino.virtanen@post.test',
  phone: '+358401234567',
  street: 'Satamakuja 4 B 12',
  postalCode: '00160',
  nationalId: null,
}
/** A different person in everything that is not given. */
let others = 0
const other = (change: Partial<Identity>): Identity => ({
  firstName: 'Bertil',
  lastName: 'Lundqvist',
  dateOfBirth: '1971-11-30',
  countryCode: 'FI',
  email: `lundqvist${++others}@elsewhere.test`,
  phone: `+3584076${others + 10_000}`,
  street: `Kauppatori ${others}`,
  postalCode: '20100',
  nationalId: null,
  ...change,
})
const named = (firstName: string, lastName: string, rest: Partial<Identity> = {}) =>
  other({ firstName, lastName, ...rest })
const born = { dateOfBirth: AINO.dateOfBirth }

describe('the same person, however written', () => {
  test.each<[Partial<Identity>, Partial<Identity>]>([
    [
      { firstName: 'Åsa', lastName: 'Öberg' },
      { firstName: 'asa', lastName: 'OBERG' },
    ],
    [
      { firstName: 'José', lastName: 'Núñez' },
      { firstName: 'Jose\u0301', lastName: 'Nunez' },
    ],
    [
      { firstName: 'Aino', lastName: 'Virtanen' },
      { firstName: 'Virtanen', lastName: 'Aino' },
    ],
    [
      { firstName: 'Jean-Luc', lastName: 'Girard' },
      { firstName: 'Jeanluc', lastName: 'Girard' },
    ],
    [
      { firstName: 'Jean Luc', lastName: 'Girard' },
      { firstName: 'Jean-Luc', lastName: 'Girard' },
    ],
    [
      { firstName: 'Ann', lastName: 'O’Brien' },
      { firstName: 'Ann', lastName: "O'Brien" },
    ],
    [
      { firstName: 'Ann', lastName: 'O’Brien' },
      { firstName: 'Ann', lastName: 'OBrien' },
    ],
    [
      { firstName: 'Søren', lastName: 'Kjær' },
      { firstName: 'Soren', lastName: 'Kjaer' },
    ],
    [
      { firstName: 'Łukasz', lastName: 'Żak' },
      { firstName: 'Lukasz', lastName: 'Zak' },
    ],
    [
      { firstName: 'Иван', lastName: 'Петров' },
      { firstName: 'Ivan', lastName: 'Petrov' },
    ],
    [
      { firstName: 'Νίκος', lastName: 'Ράλλης' },
      { firstName: 'Nikos', lastName: 'Rallis' },
    ],
    [
      { firstName: '李', lastName: '小龙' },
      { firstName: '小龙', lastName: '李' },
    ],
  ])('%o and %o', (one, its) => {
    const result = compareIdentities(other({ ...born, ...one }), { ...AINO, ...its })
    expect(result).toEqual({ kind: 'SAME', points: 75, reasons: ['NAME_SAME', 'BIRTH_SAME'] })
  })
  const VARIATIONS: [stored: string, typed: string[]][] = [
    [
      "Seán O'Brien-Gal·la",
      [
        ...['Sean OBrien Galla', 'SEÁN O’BRIEN–GALLA', 'Seán O´Brien Gal‧la', 'Sean O Brien Gaŀla'],
        ...['Se\u0301an OʼBrien‑Galla', 'Seán\u200b O\u00adBrien-Galla', 'Séan O`Brien−Galla'],
        ...[
          'OBriengalla Sean',
          'Sean O.Brien Gal.la',
          'Sean O Brien 2 Galla',
          'Ｓｅａｎ ＯＢｒｉｅｎ Ｇａｌｌａ',
        ],
        // Cyrillic, Greek, Armenian and Cherokee letters, and digits, that look like Latin ones.
        ...['Sеаn ОВriеn Gаllа', 'Ѕеаn O’Βrien Galla', 'Seaո O’Brіen Gꭺlla', 'S3an O’Br1en G4lla'],
        '𝐒𝐞𝐚𝐧 𝑂’𝐵𝑟𝑖𝑒𝑛 𝓖𝓪𝓵𝓵𝓪',
      ],
    ],
    ['Peter Cox', ['Рeter Сox', 'Реtеr Сох', 'Рetеr Cох', 'Peter C0x', 'PETER CΟX']],
    ['Işıl Yılmaz', ['Isil Yilmaz', 'IŞIL YILMAZ', 'ışıl yılmaz', 'İsil Yilmaz']],
    ['Māia Te Whāiti', ['Maia Tewhaiti', 'MAIA TE WHAITI', 'Ma\u0304ia Te-Whaiti']],
    [
      'Corazón dela Peña',
      ['Corazon Dela Pena', 'Corazón de la Peña', 'Peña dela Corazón', 'CORAZON DELAPENA'],
    ],
    ['Żak Łukasz', ['Zak Lukasz', 'Łukasz Żak', 'ZAK ŁUKASZ']],
    ['髙﨑 さくら', ['高崎 さくら', '髙﨑 サクラ', '高嵜 ｻｸﾗ']],
    ['علی\u200cرضا کریمی', ['علیرضا كريمي', 'علی رضا کریمی']],
    ['Иван Петров', ['Ivan Petrov', 'ИВАН ПЕТРОВ', 'Iván Petrov']],
    ['Ngọc Ánh Nguyễn', ['Ngoc Anh Nguyen', 'Nguyễn Ngọc Ánh', 'Ngọc-Ánh Nguyễn']],
  ]
  const asPerson = (name: string) => {
    const [firstName = '', ...rest] = name.split(' ')
    return { ...AINO, firstName, lastName: rest.join(' ') }
  }
  test.each(VARIATIONS.flatMap(([stored, typed]) => typed.map((it) => [stored, it] as const)))(
    'an excluded %j is found as %j',
    (stored, typed) => {
      const their = {
        ...asPerson(typed),
        email: 'x@y.test',
        phone: null,
        street: '',
        postalCode: '',
      }
      expect(compareIdentities(their, asPerson(stored)).kind).toBe('SAME')
      expect(compareIdentities(asPerson(stored), their).kind).toBe('SAME')
    },
  )
  test.each([
    ['DE', 'D-10115', '10115'],
    ['FI', 'FI-00160', '00160'],
    ['CA', 'K1A0B6', 'K1A 0B6'],
    ['JP', '〒100-0001', '1000001'],
  ])(
    'in %s an address is the same with the postal codes %s and %s',
    (countryCode, stored, typed) => {
      const street = 'O’Connell–Straße 5'
      const result = compareIdentities(
        other({ countryCode, street, postalCode: stored }),
        other({ countryCode, street: "O'CONNELL-STRASSE 5", postalCode: typed, dateOfBirth: null }),
      )
      expect(result.reasons).toContain('ADDRESS_SAME')
    },
  )
  test('is found by the national number of one country, whatever the name', () => {
    const one = other({ nationalId: '52998224725' })
    const its = { ...AINO, nationalId: '52998224725' }
    expect(compareIdentities(one, its).kind).toBe('SAME')
    expect(compareIdentities({ ...one, countryCode: 'BR' }, its).kind).toBe('OTHER')
  })
})

describe('manual review is needed for', () => {
  test.each<[string, Identity, Identity]>([
    ['a doubled letter', AINO, named('Aino', 'Virttanen', born)],
    ['a slip of the pen', AINO, named('Aino', 'Virtenen', born)],
    ['two letters in each other’s place', AINO, named('Aino', 'Vitranen', born)],
    ['letters written over', named('Jürgen', 'Müller', born), named('Juergen', 'Mueller', born)],
    ['another spelling', named('Philipp', 'Schmid', born), named('Filip', 'Schmid', born)],
    ['a second first name', AINO, named('Aino Maria', 'Virtanen', born)],
    ['a second last name', AINO, named('Aino', 'Virtanen-Laine', born)],
    ['day and month swapped', AINO, named('Aino', 'Virtanen', { dateOfBirth: '1990-08-02' })],
    ['another country', AINO, named('Aino', 'Virtanen', { ...born, countryCode: 'SE' })],
    ['the same mailbox', AINO, other({ email: 'aino.virtanen+again@post.test' })],
    ['the same phone', AINO, other({ phone: AINO.phone })],
    [
      'the same name at the same address',
      AINO,
      named('Aino', 'Virtanen', { street: 'SATAMAKUJA 4B12', postalCode: '00160' }),
    ],
  ])('%s', (_, one, its) => {
    expect(compareIdentities(one, its).kind).toBe('NEAR')
  })
})

describe('different people', () => {
  test.each<[string, Identity, Identity]>([
    ['a common name alone', AINO, named('Aino', 'Virtanen')],
    ['a common name in a whole country', named('Maria', 'Silva'), named('Maria', 'Silva', born)],
    ['a birthday alone', AINO, other(born)],
    [
      'neighbours born on one day',
      AINO,
      other({ ...born, street: AINO.street, postalCode: '00160' }),
    ],
    [
      'brother and sister',
      AINO,
      named('Eino', 'Virtanen', { street: AINO.street, postalCode: '00160' }),
    ],
    ['twins with other names', AINO, named('Oskari', 'Virtanen', born)],
    ['short names a letter apart', named('Jan', 'Lee', born), named('Jon', 'Lee', born)],
    [
      'a similar name and a swapped birthday',
      AINO,
      named('Aino', 'Virtonen', { dateOfBirth: '1990-08-02' }),
    ],
    ['mailboxes of one provider', AINO, other({ email: 'virtanen.aino@post.test' })],
    [
      'no birth dates',
      { ...AINO, dateOfBirth: null },
      named('Aino', 'Virtanen', { dateOfBirth: null }),
    ],
    [
      'no addresses',
      other({ street: '', postalCode: '' }),
      { ...AINO, street: '', postalCode: '' },
    ],
    ['no names', named('-', '.', born), named('', "'", born)],
  ])('%s', (_, one, its) => {
    expect(compareIdentities(one, its).kind).toBe('OTHER')
  })

  /** False positives of the rule: rated NEAR, held, and released by a reviewer (docs/registers.md). */
  test.each<[string, Identity, Identity]>([
    ['one letter, one day', named('Mario', 'Silva', born), named('Maria', 'Silva', born)],
    [
      'father and son of one name',
      named('Hans', 'Meier', { street: 'Am Hang 1', postalCode: '10115' }),
      named('Hans', 'Meier', { street: 'Am Hang 1', postalCode: '10115', ...born }),
    ],
  ])('known false positive: %s', (_, one, its) => {
    expect(compareIdentities(one, its).kind).toBe('NEAR')
  })
})

test.each([
  ['a.b+x@gmail.com', 'ab@gmail.com'],
  ['AB@googlemail.com', 'ab@gmail.com'],
  ['a.b@post.test', 'a.b@post.test'],
  ['a+b+c@post.test', 'a@post.test'],
  ['nonsense', '@nonsense'],
])('the mailbox of %s is %s', (email, box) => expect(mailbox(email)).toBe(box))

describe('for any two identities', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'Aino',
      'Virtanen',
      'Müller',
      'Mueller',
      'Jean-Luc',
      'O’Brien',
      'Иван',
      '',
      '\u202E',
    ),
  )
  const anybody: fc.Arbitrary<Identity> = fc.record({
    firstName: text,
    lastName: text,
    dateOfBirth: fc.constantFrom(null, '1990-02-08', '1990-08-02', '1971-11-30', '1990-02-28'),
    countryCode: fc.constantFrom('FI', 'SE'),
    email: fc.oneof(text, fc.constantFrom('a.b@gmail.com', 'ab+c@gmail.com', 'x@post.test')),
    phone: fc.constantFrom(null, '+358401234567', '+358407654321'),
    street: text,
    postalCode: fc.constantFrom('', '00160', '20100'),
    nationalId: fc.constantFrom(null, '52998224725'),
  })

  test('the order does not matter, and fewer than 60 points mean other persons', () => {
    fc.assert(
      fc.property(anybody, anybody, (one, its) => {
        const result = compareIdentities(one, its)
        expect(compareIdentities(its, one)).toEqual(result)
        expect(result.kind === 'OTHER').toBe(result.points < 60)
      }),
      { numRuns: 3_000 },
    )
  })
  test('anyone with a name and a birth date matches themselves', () => {
    fc.assert(
      fc.property(anybody, (one) => {
        fc.pre(one.dateOfBirth !== null && /\p{L}/u.test(one.firstName.normalize('NFKD')))
        expect(compareIdentities(one, { ...one }).kind).toBe('SAME')
      }),
    )
  })
  test('typos are counted symmetrically, and zero means equal', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, its) => {
        expect(editDistance(one, its, 20)).toBe(editDistance(its, one, 20))
        expect(editDistance(one, its, 20) === 0).toBe(one === its)
      }),
    )
  })
  test('swapping day and month twice restores a date', () => {
    expect(swapped('1990-02-08')).toBe('1990-08-02')
    expect(swapped(swapped('1990-02-28'))).toBe('1990-02-28')
  })
  test('very long names are compared without hanging', () => {
    const long = other({ firstName: 'a'.repeat(100_000), lastName: 'b'.repeat(100_000) })
    expect(compareIdentities(long, other({ firstName: 'c', lastName: long.lastName })).kind).toBe(
      'OTHER',
    )
  })
})
