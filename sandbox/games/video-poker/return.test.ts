import { expect, test } from 'vitest'
import { perfectPlay } from '#tests/game-returns/perfect-play.ts'
import { RANKS, SUITS } from '../cards.ts'
import { VIDEO_POKER } from './engine.ts'

const perfect = perfectPlay()
const ids = (cards: string) =>
  cards
    .split(' ')
    .map((it) => RANKS.indexOf(it[0] ?? '') * 4 + SUITS.indexOf(it[1] ?? ''))
    .sort((a, b) => a - b)

test('the stated return is the exact one of perfect play, to two decimals', () => {
  const exact = perfect.exactReturn()
  expect(Math.round(exact * 10_000) / 100).toBe(VIDEO_POKER.rtp)
  // The known figure of 9/6 Jacks or Better.
  expect(exact).toBeCloseTo(0.995_439_044, 9)
})

test.each([
  ['a made royal flush', 'TS JS QS KS AS', 5, 800],
  ['four to a royal flush before a pair', 'JD TS JS QS KS', 4, null],
  ['a low pair before four to an outside straight', '5C 5D 6H 7S 8D', 2, null],
  ['nothing, and exchanges all five cards', '2C 4D 6H 8S TD', 0, null],
])('perfect play keeps %s', (_, cards, kept, value) => {
  const best = perfect.bestHold(ids(cards))
  expect(best.held.length).toBe(kept)
  if (value !== null) expect(best.value).toBe(value)
})

test('the value of a hold equals a count of its draws', () => {
  // Four to a royal flush with a low kicker: 47 draws, counted by hand.
  // 1 royal, 1 straight flush, 7 more spades, 6 straights, 9 high pairs.
  const { value } = perfect.bestHold(ids('2D TS JS QS KS'))
  expect(value).toBeCloseTo((800 + 50 + 7 * 6 + 6 * 4 + 9) / 47, 12)
})
