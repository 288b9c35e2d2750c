import { describe, expect, test } from 'vitest'
import { toBonusCode } from '#contracts/player-api/bonus-code.ts'
import { email, oneTimeCode } from '#contracts/player-api/typed-fields.ts'
import { cleanCode, cleanText, joinPhone } from '#contracts/typed-text.ts'
import { MIGRATIONS } from '#platform/db/generated/migrations.ts'
import { insertPersonStatement, insertPlayerStatement } from '#platform/players/index.ts'
import { addressProblems, isName, toCpf, toPhone } from '#platform/players/person-rules.ts'
import { toPostalCode } from '#platform/players/postal-code.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import {
  BONUS_CODES,
  CITIES,
  CPFS,
  EMAILS,
  NAMES,
  ONE_TIME_CODES,
  PHONES,
  POSTAL_CODES,
  STREETS,
  type TypedRow,
} from '#tests/fixtures/typed-input.ts'

const GOOD = { street: 'Satamakuja 4', city: 'Helsinki', postalCode: '00160' }
const asAddress = (field: 'street' | 'city') => (typed: string) => {
  const text = cleanText(typed)
  return addressProblems({ ...GOOD, [field]: text }, 'FI').length === 0 ? text : null
}

/** What is stored of a typed text, as the call that takes it would; null is refused. */
const FIELDS: Readonly<Record<string, [(typed: string) => string | null, readonly TypedRow[]]>> = {
  'first or last name': [(typed) => (isName(cleanText(typed)) ? cleanText(typed) : null), NAMES],
  city: [asAddress('city'), CITIES],
  street: [asAddress('street'), STREETS],
  'e-mail': [(typed) => email.safeParse(typed).data ?? null, EMAILS],
  'one-time code': [(typed) => oneTimeCode.safeParse(typed).data ?? null, ONE_TIME_CODES],
  'bonus code': [toBonusCode, BONUS_CODES],
  CPF: [toCpf, CPFS],
}

describe.each(Object.entries(FIELDS))('a typed %s', (_, [store, rows]) => {
  test.each(rows)('%j is stored as %j', (typed, stored) => {
    expect(store(typed)).toBe(stored)
  })
  test.each(rows.filter(([, stored]) => stored !== null))(
    '%j stays as it was stored',
    (_, stored) => {
      expect(store(stored ?? '')).toBe(stored)
    },
  )
})

describe.each(Object.entries(POSTAL_CODES))('a postal code in %s', (country, rows) => {
  test.each(rows)('%j is stored as %j', (typed, stored) => {
    expect(toPostalCode(typed, country)).toBe(stored)
    if (stored !== null) expect(toPostalCode(stored, country)).toBe(stored)
  })
})

test.each(PHONES)('with the prefix %s the phone %j is %j', (prefix, typed, stored) => {
  expect(toPhone(joinPhone(prefix, typed))).toBe(stored)
})

test('compatibility forms are folded in codes only, and never into another number', () => {
  expect(cleanText('10½')).toBe('10½')
  expect(cleanCode('5²')).toBe('5²')
  expect(cleanCode('10½')).toBe('10½')
})

test('long values of all kinds are refused without hanging', () => {
  for (const part of ["'", '\u200d', 'क\u200d', 'a\u0301', '\u2068', ' ', '-', '٥', '²']) {
    const long = part.repeat(200_000 / part.length)
    expect([isName(cleanText(long)), oneTimeCode.safeParse(long).success]).toEqual([false, false])
    expect([toPhone(long), toBonusCode(long), toCpf(long)]).toEqual([null, null, null])
  }
})

/** Rows that the version before could have stored; what it refused is in no table. */
const isOld = (typed: string) =>
  !/\u200c|\u200d|\u200f|\u2800|[\u202a-\u202e\u2066-\u2069ŀＡ-Ｚ０-９०-९]|\u{e0100}/u.test(typed)
const OLD_ROWS = [
  ...NAMES.map(([typed, stored]) => ({ country: 'ES', name: typed, code: '28013', stored })),
  ...Object.entries(POSTAL_CODES).flatMap(([country, rows]) =>
    rows.map(([typed, stored]) => ({ country, name: 'Aino', code: typed.toUpperCase(), stored })),
  ),
].filter(({ name, code, stored }) => stored !== null && isOld(name) && isOld(code))

onBothEngines('names and postal codes from before', (db) => {
  test('are in the form of new ones after migration 0045, which changes nothing a second time', async () => {
    const ids = OLD_ROWS.map(
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    )
    for (const [index, { country, name, code }] of OLD_ROWS.entries()) {
      const id = ids[index] ?? ''
      await db().batch([
        insertPlayerStatement({
          ...{
            id,
            access_id: id,
            email: `${index}@old.test`,
            password_hash: '',
            display_name: name,
          },
          ...{ country_code: country, province_code: null, language_code: 'en', currency: 'EUR' },
          ...{
            status: 'REGISTERED',
            status_until: null,
            terms_version: '1',
            registered_at: new Date(0),
          },
        }),
        insertPersonStatement({
          ...{
            player_id: id,
            first_name: 'Aino',
            last_name: name,
            date_of_birth: null,
            phone: null,
          },
          ...{ phone_verified_at: null, email_verified_at: null, street: '', city: '' },
          ...{ postal_code: code, cpf: null, bonus_code: null },
        }),
      ])
    }
    const migration = MIGRATIONS.find((it) => it.name.startsWith('0045'))
    const read = () =>
      db().query<{ last_name: string; display_name: string; postal_code: string; version: string }>(
        `select d.last_name, p.display_name, d.postal_code, d.xmin::text as version
         from platform.player_person d join platform.player p on p.id = d.player_id
         where p.id = any($1::uuid[]) order by p.id`,
        [ids],
      )
    await db().batch((migration?.statements ?? []).map((sql) => ({ sql })))
    const once = await read()
    expect(once.map((it) => [it.last_name, it.display_name, it.postal_code])).toEqual(
      OLD_ROWS.map(({ country, name, code }) => [
        cleanText(name),
        cleanText(name),
        toPostalCode(code, country),
      ]),
    )
    await db().batch((migration?.statements ?? []).map((sql) => ({ sql })))
    expect(await read()).toEqual(once)
  })
})
