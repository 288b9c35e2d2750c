import { expect, test } from 'vitest'
import { resultKey, winTier } from './payout.ts'

test.each([
  [0, 100, undefined],
  [99, 100, undefined],
  [100, 100, undefined],
  [101, 100, 'win'],
  [999, 100, 'win'],
  [1_000, 100, 'big'],
  [4_999, 100, 'big'],
  [5_000, 100, 'huge'],
])('a payout of %i for a stake of %i is shown as %s', (payout, stake, tier) => {
  expect(winTier(payout, stake)?.tier).toBe(tier)
  expect(resultKey(payout, stake)).toBe(
    payout === 0 ? 'resultNone' : tier ? 'resultWin' : 'resultBack',
  )
})
