import { expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import {
  isMarketOff,
  languageInstead,
  languagesOn,
  NOTHING_OFF,
  switchedOff,
} from './switched-off.ts'

const { FI, CA, BR, UN } = MARKETS

test('only an entry that is false switches anything off, and one of several entries is enough', () => {
  const off = switchedOff({
    markets: [
      { code: 'FI', enabled: true },
      { code: 'NO', enabled: null },
      { code: 'NZ' },
      { code: 'CA', enabled: false },
      { code: 'CA', enabled: true },
    ],
    languages: [
      { code: 'caf', enabled: false },
      { code: 'en', enabled: true },
    ],
  })
  expect(off).toEqual({ markets: ['CA'], languages: ['caf'] })
  expect(switchedOff({ markets: [], languages: [] })).toEqual(NOTHING_OFF)
})

test('with nothing off every market is as its table says', () => {
  for (const market of MARKET_CODES.map((code) => MARKETS[code])) {
    expect(isMarketOff(market, NOTHING_OFF)).toBe(false)
    expect(languagesOn(market, NOTHING_OFF)).toEqual(market.languages)
    expect(languageInstead(market, market.languages[0], NOTHING_OFF)).toBeNull()
  }
})

test('a switched-off market is closed and leaves the others open', () => {
  const off = { markets: ['FI'] as const, languages: [] }
  expect(isMarketOff(FI, off)).toBe(true)
  expect(isMarketOff(CA, off)).toBe(false)
  expect(languagesOn(FI, off)).toEqual(FI.languages)
})

test('a switched-off language leaves every market; a market that has no other one is closed', () => {
  const off = { markets: [], languages: ['en'] as const }
  expect(languagesOn(FI, off)).toEqual(['fi'])
  expect(languageInstead(FI, 'en', off)).toBe('fi')
  expect(languageInstead(FI, 'fi', off)).toBeNull()
  expect(isMarketOff(FI, off)).toBe(false)
  expect(isMarketOff(UN, off)).toBe(true)
  // Nothing is left to answer in: the closed page of the market keeps the language of the address.
  expect(languageInstead(UN, 'en', off)).toBeNull()
})

test('a language is switched off by the code of its texts or of its address', () => {
  expect(isMarketOff(BR, { markets: [], languages: ['br'] })).toBe(true)
  expect(isMarketOff(BR, { markets: [], languages: ['pt'] })).toBe(true)
  expect(languagesOn(CA, { markets: [], languages: ['ca'] })).toEqual(['caf'])
})
