import { expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { kindsFor } from './limits.server.ts'

test.each(MARKET_CODES)('in %s the limits of the market are shown', (code) => {
  const market = MARKETS[code]
  expect(kindsFor({ market }).includes('loss')).toBe(market.lossLimits)
  expect(kindsFor({ market }).filter((it) => it !== 'loss')).toEqual(
    kindsFor({ market: { ...market, lossLimits: false } }),
  )
})
