import { expect, test } from 'vitest'
import { limitLeft, PERIOD_MS, withdrawalLimit } from './withdrawal-limits.ts'

test.each([
  ['EUR', 0, 1_000_000n],
  ['EUR', 1, 2_500_000n],
  ['EUR', 2, 5_000_000n],
  ['EUR', 99, 5_000_000n],
  ['EUR', -1, 1_000_000n],
  ['CLP', 0, 1_000_000_000n],
] as const)('in %s on level %i the daily limit is %d minor units', (currency, level, limit) => {
  expect(withdrawalLimit(currency, level)).toEqual({ limit, duration: 'daily' })
})

test.each([
  [0n, 100n],
  [99n, 1n],
  [100n, 0n],
  [250n, 0n],
])('after %d of 100 there are %d left', (taken, left) => {
  expect(limitLeft({ limit: 100n, taken }, 'EUR')).toBe(left)
})

test('each period is longer than the one before', () => {
  expect(PERIOD_MS.daily).toBeLessThan(PERIOD_MS.weekly)
  expect(PERIOD_MS.weekly).toBeLessThan(PERIOD_MS.monthly)
})
