import { expect, test } from 'vitest'
import { COUNTRIES, DEFAULT_COUNTRY, mayRegister, REGISTRATION_COUNTRIES } from './countries.ts'
import { MARKET_CODES, MARKETS } from './index.ts'
import { provinceCodes, provinceOptions } from './provinces.ts'

test('accounts are offered in the four countries of the order, with their currencies (MKT-13)', () => {
  expect(REGISTRATION_COUNTRIES.map((it) => [it.code, it.isd, it.currency])).toEqual([
    ['CA', '1', 'CAD'],
    ['FI', '358', 'EUR'],
    ['NO', '47', 'NOK'],
    ['NZ', '64', 'NZD'],
  ])
  expect(mayRegister(DEFAULT_COUNTRY)).toBe(true)
  for (const code of ['DE', 'BR', 'US', '', 'fi']) expect(mayRegister(code)).toBe(false)
})

test.each([
  ['IN', 'INR'],
  ['CL', 'CLP'],
  ['PH', 'PHP'],
  ['MT', 'EUR'],
  ['BM', 'EUR'],
])('%s uses the currency %s (MKT-14)', (code, currency) => {
  expect(COUNTRIES.find((it) => it.code === code)?.currency).toBe(currency)
})

test('every country of a market is known', () => {
  const codes = COUNTRIES.map((it) => it.code)
  const origins = MARKET_CODES.flatMap((it) => MARKETS[it].originCountries)
  expect(codes).toEqual(expect.arrayContaining(origins))
})

test('Canada has eleven options, Quebec first, named in the language of the page (MKT-18)', () => {
  const [first, ...others] = provinceOptions('CA', 'caf')
  expect(first).toEqual({ value: 'QC', label: 'Québec' })
  expect(others).toHaveLength(10)
  expect(others.map((it) => it.value).slice(0, 3)).toEqual(['AB', 'BC', 'PE'])
  expect(provinceOptions('CA', 'en')[3]).toEqual({ value: 'MB', label: 'Manitoba' })
  expect(provinceCodes('CA')).toEqual(expect.arrayContaining(['XT', 'YT', 'NT', 'NU']))
  expect([provinceOptions('FI', 'fi'), provinceCodes('FI')]).toEqual([[], []])
})
