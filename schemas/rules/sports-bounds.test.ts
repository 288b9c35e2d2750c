import { expect, test } from 'vitest'
import { isSportsBounds, sportsBoundsIn } from './sports-bounds.ts'

const euro = { currency: 'EUR', min: 0.5, max: 100, payoutMax: 5_000 }

test('bounds apply to their own currency, in minor units', () => {
  expect(sportsBoundsIn([euro], 'EUR')).toEqual({
    ...{ minMinor: 50n, maxMinor: 10_000n, payoutMaxMinor: 500_000n },
  })
  expect(sportsBoundsIn([euro], 'SEK')).toBeNull()
  for (const none of [[], null, undefined]) expect(sportsBoundsIn(none, 'EUR')).toBeNull()
})

test.each([
  [{ ...euro, min: 0 }],
  [{ ...euro, min: -1 }],
  [{ ...euro, min: 101 }],
  [{ ...euro, payoutMax: 99 }],
  [{ ...euro, max: Number.NaN }],
  [{ ...euro, max: 1e13, payoutMax: 1e14 }],
  [{ ...euro, max: undefined }],
  [{ ...euro, currency: 'XXX' }],
  [{ currency: 'JPY', min: 10.5, max: 1_000, payoutMax: 10_000 }],
])('invalid bounds are refused by the Studio and ignored by the wallet: %j', (written) => {
  expect(isSportsBounds(written)).not.toBe(true)
  expect(sportsBoundsIn([written], String(written.currency))).toBeNull()
})

test('the Studio accepts one amount as minimum, maximum and highest payout', () => {
  expect(isSportsBounds({ currency: 'JPY', min: 100, max: 100, payoutMax: 100 })).toBe(true)
  expect(isSportsBounds(undefined)).not.toBe(true)
})
