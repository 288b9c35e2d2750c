import { describe, expect, test } from 'vitest'
import { currencyDisplay, formatMoney } from './currencies.ts'
import { zoneName } from './dates.ts'
import { findMarket, MARKET_CODES, MARKETS, marketOfCountry } from './index.ts'
import { fallbackChain, isLanguage, LANGUAGES } from './languages.ts'

describe('the market table', () => {
  test('holds the nineteen markets, Japan being the only closed one', () => {
    expect(MARKET_CODES).toHaveLength(19)
    expect(MARKET_CODES.filter((code) => !MARKETS[code].enabled)).toEqual(['JP'])
  })

  test('uses only known languages, and aliases for those of the market', () => {
    for (const code of MARKET_CODES) {
      const market = MARKETS[code]
      for (const language of market.languages) expect(isLanguage(language)).toBe(true)
      for (const target of Object.values(market.languageAliases)) {
        expect(market.languages).toContain(target)
      }
    }
  })

  test('gives no country to two markets', () => {
    const countries = MARKET_CODES.flatMap((code) => MARKETS[code].originCountries)
    expect(new Set(countries).size).toBe(countries.length)
  })

  test.each([
    ['FI', 'FI'],
    ['se', 'PP'],
    ['NL', 'LL'],
    ['jj', 'DE'],
  ])('finds %s as %s', (wanted, code) => {
    expect(findMarket(wanted)?.code).toBe(code)
  })

  test('does not find a closed or an unknown market', () => {
    expect(findMarket('JP')).toBeUndefined()
    expect(findMarket('XX')).toBeUndefined()
  })

  test('sends a country to its market and every other to UN', () => {
    expect(marketOfCountry('SE').code).toBe('PP')
    expect(marketOfCountry('bm').code).toBe('MT')
    expect(marketOfCountry('JP').code).toBe('UN')
    expect(marketOfCountry('ZZ').code).toBe('UN')
  })
})

describe('languages', () => {
  test('every tag is one that Intl accepts for formatting without falling back to another language', () => {
    for (const { intl } of Object.values(LANGUAGES)) {
      expect(new Intl.NumberFormat(intl).resolvedOptions().locale.slice(0, 2)).toBe(
        intl.slice(0, 2),
      )
    }
  })

  test('fall back to their base and end in English', () => {
    expect(fallbackChain('caf')).toEqual(['caf', 'fr', 'en'])
    expect(fallbackChain('pe')).toEqual(['pe', 'cl', 'en'])
    expect(fallbackChain('en')).toEqual(['en'])
  })
})

describe('amounts', () => {
  test.each([
    [123_456_789n, 'EUR', 'en', '€1,234,567.89'],
    [123_456_789n, 'EUR', 'fi', '1,234,567.89\u00a0€'],
    [25_000n, 'NOK', 'no', '250.00\u00a0kr'],
    [-150n, 'CAD', 'caf', '-$1.50'],
    [0n, 'EUR', 'en', '€0.00'],
    [123_450n, 'CLP', 'cl', '$1,234'],
    [-123_499n, 'CLP', 'cl', '-$1,234'],
    [-40n, 'JPY', 'ja', '¥0'],
  ] as const)('%s %s in %s reads %s', (minor, currency, language, text) => {
    expect(formatMoney(minor, currency, language)).toBe(text)
  })

  test('the euro sign comes after the amount in German, Finnish and French only', () => {
    expect(currencyDisplay('EUR', 'de').position).toBe('after')
    expect(currencyDisplay('EUR', 'pt').position).toBe('before')
  })
})

test.each([
  ['PT', 'en', 'Western European Time'],
  ['FI', 'fi', 'Itä-Euroopan aika'],
] as const)('the time zone of %s has its current name', (code, language, name) => {
  expect(zoneName({ language }, MARKETS[code].timeZone)).toBe(name)
})
