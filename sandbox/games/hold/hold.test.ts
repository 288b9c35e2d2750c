import { describe, expect, test } from 'vitest'
import { exactReturnOfHold, finalOdds } from '#tests/game-returns/slot-returns.ts'
import { JACKPOT_LEVELS } from '../engine.ts'
import { seededDraw } from '../fairness.ts'
import { HOLD_ENGINE } from './engine.ts'
import { drawRound, jackpotOf, type Outcome } from './evaluate.ts'
import { CELLS, COINS_FOR_RESPINS, JACKPOT_CHANCES, JACKPOT_DRAW, STATED_RTP } from './paytable.ts'

const rounds = (count: number, units = 1): Outcome[] =>
  Array.from({ length: count }, (_, nonce) =>
    drawRound(
      units * 20,
      units,
      seededDraw({ serverSeed: 'hold', clientSeed: 'test', nonce }).draw,
    ),
  )

describe('the return', () => {
  test('that players read is the exact one, to two decimals', () => {
    expect(Math.round(exactReturnOfHold().total * 10_000) / 100).toBe(STATED_RTP)
  })

  test('of drawn rounds lies near the exact one, apart from jackpots', () => {
    const count = 60_000
    const { draw } = seededDraw({ serverSeed: 'return', clientSeed: 'of hold', nonce: 0 })
    let paid = 0
    let triggered = 0
    for (let i = 0; i < count; i++) {
      const outcome = drawRound(20, 1, draw)
      paid += outcome.payoutMinor
      if (outcome.respins) triggered += 1
    }
    const { lines, respins, triggerChance } = exactReturnOfHold()
    expect(Math.abs(paid / count / 20 - lines - respins)).toBeLessThan((4 * 5) / Math.sqrt(count))
    expect(Math.abs(triggered / count - triggerChance)).toBeLessThan(
      5 * Math.sqrt(triggerChance / count),
    )
  })

  test('counts the ends of respins as drawing them does', () => {
    const ends = finalOdds(COINS_FOR_RESPINS)
    expect(ends.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 12)
    expect(ends.slice(0, COINS_FOR_RESPINS).every((it) => it === 0)).toBe(true)
    // With nine places empty three times in a row nothing falls: (17/18)^27.
    expect(ends[COINS_FOR_RESPINS]).toBeCloseTo((17 / 18) ** 27, 12)
  })

  test('has room for every jackpot at the highest stake, and a chance in step with the stake', () => {
    const all = JACKPOT_LEVELS.reduce((sum, level) => sum + JACKPOT_CHANCES[level], 0)
    const units = Math.max(...HOLD_ENGINE.stakes('EUR')) / 20
    expect(all * units).toBeLessThan(JACKPOT_DRAW)
    for (const level of JACKPOT_LEVELS) {
      const winning = (of: number) => {
        let first = 0
        for (const it of Object.keys(JACKPOT_CHANCES)) {
          if (it === level) break
          first += JACKPOT_CHANCES[it as typeof level] * of
        }
        return [jackpotOf(first, of), jackpotOf(first + JACKPOT_CHANCES[level] * of - 1, of)]
      }
      expect(winning(1)).toEqual([level, level])
      expect(winning(units)).toEqual([level, level])
    }
    expect(jackpotOf(all, 1)).toBeNull()
  })
})

describe('respins', () => {
  test('hold every coin, fall only on empty places, and end after three without one or when all is full', () => {
    const seen = rounds(4_000).filter((it) => it.respins !== null)
    expect(seen.length).toBeGreaterThan(20)
    for (const { coins, respins, lineWins, payoutMinor } of seen) {
      const falls = respins?.falls ?? []
      const all = [...coins, ...falls.flat()]
      expect(new Set(all.map(({ place }) => place)).size).toBe(all.length)
      expect(respins?.full).toBe(all.length === CELLS)
      if (!respins?.full) expect(falls.slice(-3).map((it) => it.length)).toEqual([0, 0, 0])
      const value = all.reduce((sum, it) => sum + it.value, 0) * (respins?.full ? 2 : 1)
      const lines = lineWins.reduce((sum, it) => sum + it.payMinor, 0)
      expect(payoutMinor).toBe(value + lines)
    }
  })

  test('come with six coins or more and never with fewer, which pay nothing', () => {
    for (const { coins, respins, lineWins, payoutMinor } of rounds(1_500)) {
      expect(respins !== null).toBe(coins.length >= COINS_FOR_RESPINS)
      if (!respins) expect(payoutMinor).toBe(lineWins.reduce((sum, it) => sum + it.payMinor, 0))
    }
  })
})
