import { expect, test } from 'vitest'
import { amountBeside } from './shown-round.ts'

test.each([
  ['a stake leaves at once', true, 100, 99, 99],
  ['a win waits until the game has shown it', true, 99, 104, 99],
  ['a win is added then', false, 99, 104, 104],
  ['an amount that was not known appears', true, null, 104, 104],
  ['an amount that is not known any more disappears', true, 99, null, null],
])('%s', (_, isShown, before, now, shown) => {
  expect(amountBeside<number | null>({ isShown }, { before, now })).toBe(shown)
})
