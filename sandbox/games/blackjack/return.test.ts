import { expect, test } from 'vitest'
import { basicStrategy } from '#tests/game-returns/basic-strategy.ts'
import { BLACKJACK } from './engine.ts'
import { deal, payoutOf, play } from './round.ts'

test('basic strategy gets the stated return within half a percent', () => {
  const rounds = 300_000
  const draw = mulberry(20_261_122)
  let won = 0
  for (let i = 0; i < rounds; i++) {
    let state = deal(2, draw)
    while (state.phase !== 'over') state = play(state, basicStrategy(state), draw)
    const staked = state.hands.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)
    won += payoutOf(state) - staked
  }
  // Relative to the first stake, as blackjack returns are stated. The standard error is 0.21 %.
  expect(Math.abs(100 + (won / rounds / 2) * 100 - BLACKJACK.rtp)).toBeLessThan(0.5)
})

/** A small seeded generator: reproducible rounds, in a fraction of the time of the real draw. */
function mulberry(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
