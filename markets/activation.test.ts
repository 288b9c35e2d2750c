import { describe, expect, onTestFinished, test } from 'vitest'
import {
  activationOf,
  closedCountries,
  closedMarkets,
  parseLicences,
  takesRealMoney,
} from './activation.ts'
import { MARKET_CODES, MARKETS } from './index.ts'

const ALL = Object.fromEntries(MARKET_CODES.map((code) => [code, `reference of ${code}`]))

describe('a market takes real money', () => {
  test.each(MARKET_CODES)('%s: in a demo, and under a licence where its law allows it', (code) => {
    expect(activationOf(code, null)).toBe('open')
    const { realMoney } = MARKETS[code]
    const shut = { closed: 'closed-by-law', incomplete: 'incomplete', 'with-licence': null }[
      realMoney
    ]
    expect(activationOf(code, ALL)).toBe(shut ?? 'open')
    const others = { ...ALL, [code]: undefined }
    expect(activationOf(code, others)).toBe(shut ?? 'without-licence')
    expect(activationOf(code, {})).not.toBe('open')
  })

  test('a country follows its market; one without a market needs the licence for elsewhere', () => {
    expect(takesRealMoney('FI', { FI: '1' })).toBe(true)
    expect(takesRealMoney('fi', { FI: '1' })).toBe(true)
    expect(takesRealMoney('CA', { FI: '1' })).toBe(false)
    expect(takesRealMoney('ZW', { FI: '1' })).toBe(false)
    expect(takesRealMoney('ZW', { UN: '1' })).toBe(true)
    expect(takesRealMoney('NO', ALL)).toBe(false)
    expect(takesRealMoney('', {})).toBe(false)
  })

  test('every country is either open or closed', () => {
    expect(closedCountries(null)).toEqual([])
    const closed = closedCountries({ FI: '1' })
    expect(closed).not.toContain('FI')
    expect(closed).toEqual(expect.arrayContaining(['NO', 'SE', 'DE', 'GB', 'US', 'ZW']))
    expect(closedCountries(ALL).sort()).toEqual(
      MARKET_CODES.filter((code) => MARKETS[code].realMoney !== 'with-licence')
        .flatMap((code) => MARKETS[code].originCountries)
        .sort(),
    )
  })

  test('closed markets are listed with their reason', () => {
    const closed = closedMarkets({ FI: '1' })
    expect(closed).toContainEqual({ market: 'NO', why: 'closed-by-law' })
    expect(closed).toContainEqual({ market: 'BR', why: 'without-licence' })
    expect(closed).toContainEqual({ market: 'GG', why: 'without-licence' })
    expect(closed.map(({ market }) => market)).not.toContain('FI')
    expect(closedMarkets(null)).toEqual([])
  })

  test('a market whose law requires a missing feature stays closed, whatever licence is named', () => {
    const { realMoney } = MARKETS.CL
    onTestFinished(() => {
      MARKETS.CL.realMoney = realMoney
    })
    MARKETS.CL.realMoney = 'incomplete'
    expect(activationOf('CL', ALL)).toBe('incomplete')
    expect(parseLicences(['CL=1'])).toEqual({
      ...{ ok: false },
      problems: [expect.stringMatching(/^CL: not all is built that its law asks for: /)],
    })
  })
})

describe('licence entries', () => {
  test('name a market and a reference, which may contain any character', () => {
    expect(parseLicences(['FI=MGA/B2C/394=2', 'GG= 12 '])).toEqual({
      ok: true,
      licences: { FI: 'MGA/B2C/394=2', GG: '12' },
    })
    expect(parseLicences([])).toEqual({ ok: true, licences: {} })
  })

  test.each([
    ['XX=1', 'XX is no market'],
    ['fi=1', 'fi is no market'],
    ['__proto__=1', '__proto__ is no market'],
    ['constructor=1', 'constructor is no market'],
    ['FI', 'FI has no reference: FI=<reference>'],
    ['FI= ', 'FI has no reference: FI=<reference>'],
    ['=1', '=1 is no market'],
    ['NO=1', 'NO: the law closes real money there, whatever licence is named'],
  ])('%s is refused', (record, problem) => {
    expect(parseLicences([record])).toEqual({ ok: false, problems: [problem] })
  })

  test('report every error at once', () => {
    expect(parseLicences(['FI=1', 'FI=2', 'XX=1'])).toEqual({
      ok: false,
      problems: ['FI is there twice', 'XX is no market'],
    })
  })
})
