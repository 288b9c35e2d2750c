import { expect, test } from 'vitest'
import { isForMarket, ofMarket } from '#schemas/rules/for-market.ts'

test('a document without markets is for all of them', () => {
  expect(isForMarket({ markets: null }, 'FI')).toBe(true)
  expect(isForMarket({ markets: [] }, 'FI')).toBe(true)
})

test('a document with markets is for those only', () => {
  expect(isForMarket({ markets: ['FI', 'NO'] }, 'FI')).toBe(true)
  expect(isForMarket({ markets: ['FI', 'NO'] }, 'CA')).toBe(false)
})

test('a market’s own document takes precedence over the one for all, and that over UN’s', () => {
  const own = { id: 1, markets: ['FI'] }
  const all = { id: 2, markets: [] }
  const global = { id: 3, markets: ['UN'] }
  expect(ofMarket([all, own], 'FI')).toBe(own)
  expect(ofMarket([global, all], 'FI')).toBe(all)
  expect(ofMarket([global, own], 'NO')).toBe(global)
  expect(ofMarket([own], 'NO')).toBeUndefined()
})
