import { expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from './index.ts'
import { isProductOpen, type MarketProduct, type Whereabouts } from './products.ts'

const at = (code: keyof typeof MARKETS, where: Partial<Whereabouts> = {}): Whereabouts => ({
  market: MARKETS[code],
  country: null,
  region: null,
  ...where,
})
const closedIn = (product: MarketProduct) =>
  MARKET_CODES.filter(
    (code) =>
      !isProductOpen(product, at(code, { country: MARKETS[code].originCountries[0] ?? null })),
  ).sort()

test('the sportsbook is closed in DE, LL, PE and, without the flag, in PP (GRD-10, GRD-13)', () => {
  expect(closedIn('sportsbook')).toEqual(['DE', 'LL', 'PE', 'PP'])
  expect(isProductOpen('sportsbook', at('PP', { country: 'SE' }), { sportsbook: ['PP'] })).toBe(
    true,
  )
})

test('no flag opens a sportsbook that its market closes', () => {
  expect(isProductOpen('sportsbook', at('DE'), { sportsbook: ['DE'] })).toBe(false)
})

test('the address of another market opens no sportsbook for residents of a closed one (GAP-023)', () => {
  expect(isProductOpen('sportsbook', at('UN', { country: 'NL' }))).toBe(false)
  expect(isProductOpen('sportsbook', at('UN', { country: 'FI' }))).toBe(true)
})

test('the casino is closed to residents of Austria at any address, unless a flag opens it (GAP-020)', () => {
  for (const product of ['casino', 'liveCasino'] as const) {
    expect(isProductOpen(product, at('UN', { country: 'AT' }))).toBe(false)
    expect(isProductOpen(product, at('AT', { country: 'FI' }))).toBe(true)
    expect(isProductOpen(product, at('AT'))).toBe(true)
    expect(isProductOpen(product, at('AT', { country: 'AT' }), { [product]: ['AT'] })).toBe(true)
  }
})

test('Ontario has no sportsbook, the other provinces have (GAP-019)', () => {
  expect(isProductOpen('sportsbook', at('CA', { country: 'CA', region: 'on' }))).toBe(false)
  expect(isProductOpen('sportsbook', at('CA', { country: 'CA', region: 'QC' }))).toBe(true)
  expect(isProductOpen('casino', at('CA', { country: 'CA', region: 'ON' }))).toBe(true)
  expect(isProductOpen('sportsbook', at('CA', { country: 'FI', region: 'ON' }))).toBe(true)
})
