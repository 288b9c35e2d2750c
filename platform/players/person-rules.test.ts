import { describe, expect, test } from 'vitest'
import { marketOfCountry, minimumAgeIn } from '#markets/index.ts'
import {
  addressProblems,
  ageOn,
  birthProblem,
  isName,
  passwordProblem,
  toCpf,
  toPhone,
} from './person-rules.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  'a\0b',
  '\u202Eevil',
  '🎰🎰',
  'a'.repeat(1_000_000),
  '{{7*7}}',
  'https://evil.test',
  'a\nb',
  '=1+1',
]

describe('a name', () => {
  test.each([
    'Aino',
    "O'Brien",
    'Jean-Luc',
    'María José',
    'Þór',
    '李',
    'محمد',
    'Ж',
    'J.',
    'D’Arcy',
  ])('of any script is accepted: %s', (name) => expect(isName(name)).toBe(true))
  test('may have 50 characters', () => {
    expect(isName('a'.repeat(50))).toBe(true)
  })
  test.each(['M° Lind', 'a©', 'a|b', 'a;b', 'a\\b', 'a}b'])(
    'has no programming symbols, except the degree sign: %s',
    (name) => expect(isName(name)).toBe(name.includes('°')),
  )
  test.each([...HOSTILE, "Robert'); drop table player;--", '', '-', '7', "'", 'a'.repeat(51)])(
    'is refused if hostile, empty or too long: %.20s',
    (name) => expect(isName(name)).toBe(false),
  )
})

describe('a password', () => {
  test.each([
    ['Playhouse!1', null],
    ['Short1a', 'too_small'],
    [`Aa1${'x'.repeat(62)}`, 'too_big'],
    ['alllower1', 'weak_password'],
    ['ALLUPPER1', 'weak_password'],
    ['NoDigitsHere', 'weak_password'],
    ['xxSomeone1xx', 'contains_email'],
    ['Päivä-yö-7', null],
    ['Short1aa', null],
    [`Aa1${'x'.repeat(61)}`, null],
    ['xxSOMEONE1xx', 'contains_email'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, 'someone@playhouse.test')).toBe(problem)
  })
})

test.each([
  ['al@playhouse.test', null],
  ['ali@playhouse.test', 'contains_email'],
  ['ALI@playhouse.test', 'contains_email'],
])(
  'a password may not contain an email’s local part of three letters or more: %s',
  (email, problem) => {
    expect(passwordProblem('Ali-and-1', email)).toBe(problem)
  },
)

describe('age', () => {
  test.each([
    ['FI', undefined, 18],
    ['NZ', undefined, 18],
    ['CA', 'ON', 19],
    ['CA', 'QC', 18],
    ['CA', undefined, 19],
    ['IN', undefined, 21],
    ['PH', undefined, 21],
  ])('%s %s: from %i on, and not a day earlier', (countryCode, provinceCode, age) => {
    const minimumAge = minimumAgeIn(marketOfCountry(countryCode), provinceCode)
    const where = { minimumAge, today: '2026-11-20' }
    expect(birthProblem(`${2026 - age}-11-20`, where)).toBeNull()
    expect(birthProblem(`${2026 - age}-11-21`, where)).toBe('too_young')
  })
  test('a birthday on 29 February falls on 1 March in other years', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
  })
  test('a birth date in the future or more than 120 years ago is invalid', () => {
    const where = { minimumAge: 18, today: '2026-11-20' }
    expect(birthProblem('2026-11-21', where)).toBe('invalid_date')
    expect(birthProblem('1905-01-01', where)).toBe('invalid_date')
    expect(birthProblem('1905-11-20', where)).toBe('invalid_date')
    expect(birthProblem('1905-11-21', where)).toBeNull()
    expect(birthProblem('2026-11-20', where)).toBe('too_young')
  })
})

test.each<[string, string | null]>([
  ['+358401234567', '+358401234567'],
  ['+358 40 123 4567', '+358401234567'],
  ['+3580401234567', '+358401234567'],
  ['+14165550134', '+14165550134'],
  ['+4740612345', '+4740612345'],
  ['+64211234567', '+64211234567'],
  ['+358 358 (0)40 123 4567', '+358401234567'],
  ['+358358401234567', '+358401234567'],
  ['+358 09 1234567', null],
  [' +358401234567 ', '+358401234567'],
  ['0401234567', null],
  ['+358', null],
  ['+35840', null],
  ['+358401234567890123', null],
  ['+999401234567', null],
  ['+358 600 12345', null],
  ['+35840123456x', null],
  ['+358401234567;ext=1', null],
  ...HOSTILE.map((it): [string, null] => [it, null]),
])('the phone number %.30s is %s', (written, phone) => {
  expect(toPhone(written)).toBe(phone)
})

test.each<[string, string | null]>([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['529 982 247 25', '52998224725'],
  [' 52998224725 ', '52998224725'],
  // A remainder of ten is a check digit of zero.
  ['100.000.001-08', '10000000108'],
  ['52998224724', null],
  ['52998224735', null],
  ['11111111111', null],
  ['5299822472', null],
  ['529982247255', null],
  ...HOSTILE.map((it): [string, null] => [it, null]),
])('the CPF %.20s is %s', (written, cpf) => {
  expect(toCpf(written)).toBe(cpf)
})

describe('an address', () => {
  const good = { street: 'Mannerheimintie 1 A 5', city: 'Helsinki', postalCode: '00100' }
  const fields = (change: object, country = 'FI') =>
    addressProblems({ ...good, ...change }, country).map((it) => it.field)

  test.each([
    ['FI', '00100', true],
    ['FI', '0010', false],
    ['NO', '0150', true],
    ['NO', '01500', false],
    ['NZ', '6011', true],
    ['CA', 'K1A 0B1', true],
    ['CA', 'k1a0b1', true],
    ['CA', '12345', false],
    ['DE', '10115', true],
    ['DE', '<1>', false],
  ])('in %s the postal code %s: %s', (country, postalCode, isGood) => {
    const provinceCode = country === 'CA' ? 'ON' : undefined
    expect(fields({ postalCode, provinceCode }, country)).toEqual(isGood ? [] : ['postalCode'])
  })
  test('may be digits only where blocks are numbered; a town needs letters', () => {
    expect(fields({ street: '2-11-3' })).toEqual([])
    expect(fields({ street: '-' })).toEqual(['street'])
    expect(fields({ city: '2' })).toEqual(['city'])
    expect(fields({ street: 'a'.repeat(100), city: 'a'.repeat(60) })).toEqual([])
    expect(fields({ street: 'a'.repeat(101), city: 'a'.repeat(61) })).toEqual(['street', 'city'])
  })
  test('reports what is wrong with a province', () => {
    const codes = (change: object, country: string) =>
      addressProblems({ ...good, postalCode: 'K1A 0B1', ...change }, country).flatMap((it) =>
        it.field === 'provinceCode' ? [it.code] : [],
      )
    expect(codes({}, 'CA')).toEqual(['required'])
    expect(codes({ provinceCode: 'XX' }, 'CA')).toEqual(['invalid_value'])
    expect(codes({ provinceCode: 'ON' }, 'FI')).toEqual(['not_expected'])
    expect(codes({ provinceCode: 'ON' }, 'CA')).toEqual([])
  })
  test('has a province in Canada only', () => {
    expect(fields({ postalCode: 'K1A 0B1' }, 'CA')).toEqual(['provinceCode'])
    expect(fields({ postalCode: 'K1A 0B1', provinceCode: 'XX' }, 'CA')).toEqual(['provinceCode'])
    expect(fields({ provinceCode: 'ON' })).toEqual(['provinceCode'])
  })
  test.each(HOSTILE)('rejects hostile input at its field: %.20s', (text) => {
    expect(fields({ street: text, city: text, postalCode: text })).toEqual([
      'street',
      'city',
      'postalCode',
    ])
  })
})
