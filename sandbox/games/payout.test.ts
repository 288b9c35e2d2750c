import { expect, test } from 'vitest'
import { countedMinor, resultKey, winTier } from './payout.ts'

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

test.each([
  { fromMinor: 0, toMinor: 180 },
  { fromMinor: 31, toMinor: 180 },
  { fromMinor: 180, toMinor: 180 },
])('a win counts up from $fromMinor to $toMinor, and never down', (win) => {
  const shown = Array.from({ length: 51 }, (_, step) => countedMinor(win, step / 50))
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect([shown[0], shown.at(-1)]).toEqual([win.fromMinor, win.toMinor])
})
