import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactReturnOfLines } from '#tests/game-returns/slot-returns.ts'
import { drawRound, evaluateStops, lineWin } from './evaluate.ts'
import { FREE_SPINS, LINES, STATED_RTP, STRIPS } from './paytable.ts'

describe('the return', () => {
  test('that players read is the exact one, to two decimals', () => {
    expect(Math.round(exactReturnOfLines().total * 10_000) / 100).toBe(STATED_RTP)
  })

  test('of one line agrees with adding up every combination of stops of three reels', () => {
    // Independent of the exact calculation: the real evaluation, over all stops of a shortened slot.
    let seen = 0
    let counted = 0
    const strip = (reel: number) => STRIPS[reel] ?? []
    for (let a = 0; a < strip(0).length; a++) {
      for (let b = 0; b < strip(1).length; b++) {
        for (let c = 0; c < strip(2).length; c++) {
          const symbols = [strip(0)[a], strip(1)[b], strip(2)[c]].map((it) => it ?? 'H')
          seen += lineWin(symbols)?.pay ?? 0
          counted += 1
        }
      }
    }
    const expected = expectedOfThree()
    expect(seen / counted).toBeCloseTo(expected, 10)
  })

  test('of a hundred thousand drawn rounds lies near it', () => {
    const rounds = 100_000
    let paid = 0
    for (let i = 0; i < rounds; i++) paid += drawRound(20, randomInt).payoutMinor
    // Six standard errors: fails by chance about once in five hundred million runs.
    expect(Math.abs(paid / rounds / 20 - exactReturnOfLines().total)).toBeLessThan(
      (6 * 3) / Math.sqrt(rounds),
    )
  })
})

function expectedOfThree(): number {
  const share = (reel: number, symbol: string) => {
    const strip = STRIPS[reel] ?? []
    return strip.filter((it) => it === symbol).length / strip.length
  }
  const pays: Record<string, number> = {}
  for (const symbol of 'ABCDEFGH') {
    pays[symbol] = lineWin([symbol, symbol, symbol] as never)?.pay ?? 0
  }
  return Object.entries(pays).reduce(
    (sum, [symbol, pay]) =>
      sum +
      pay *
        share(0, symbol) *
        (share(1, symbol) + share(1, 'W')) *
        (share(2, symbol) + share(2, 'W')),
    0,
  )
}

describe('a round', () => {
  const stops = fc.tuple(...STRIPS.map((strip) => fc.integer({ min: 0, max: strip.length - 1 })))

  test('pays the sum of what it shows, in whole minor units', () => {
    fc.assert(
      fc.property(
        stops,
        fc.constantFrom(20, 100, 10_000),
        fc.constantFrom(1, 2),
        (at, stake, multiplier) => {
          const spin = evaluateStops([...at], stake, multiplier)
          const lines = spin.lineWins.reduce((sum, { payMinor }) => sum + payMinor, 0)
          expect(spin.payMinor).toBe(lines + spin.scatterPayMinor)
          expect(Number.isInteger(spin.payMinor)).toBe(true)
          expect(spin.window.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3])
        },
      ),
    )
  })

  test('pays ten times as much for ten times the stake', () => {
    fc.assert(
      fc.property(stops, (at) => {
        expect(evaluateStops([...at], 200, 1).payMinor).toBe(
          evaluateStops([...at], 20, 1).payMinor * 10,
        )
      }),
    )
  })

  test('with three scatters has ten free spins, with two none', () => {
    const withScatters = (count: number) =>
      STRIPS.map((strip, reel) =>
        reel < count
          ? strip.indexOf('S')
          : strip.findIndex(
              (_, i) => ![0, 1, 2].some((row) => strip[(i + row) % strip.length] === 'S'),
            ),
      )
    const drawn = (count: number) => {
      const order = withScatters(count)
      let i = 0
      return drawRound(20, (limit) => (i < 5 ? (order[i++] ?? 0) : (i++ * 7) % limit))
    }
    expect(drawn(3).freeSpins).toHaveLength(FREE_SPINS)
    expect(drawn(2).freeSpins).toHaveLength(0)
  })

  test('reads lines from the left: a gap ends them', () => {
    expect(lineWin(['A', 'A', 'B', 'A', 'A'])).toBeNull()
    expect(lineWin(['A', 'W', 'A', 'B', 'A'])).toMatchObject({ symbol: 'A', count: 3 })
    expect(lineWin(['S', 'S', 'S', 'S', 'S'])).toBeNull()
  })
})

test('every line has a row on each reel, and no two are the same', () => {
  expect(new Set(LINES.map((it) => it.join(''))).size).toBe(20)
  for (const line of LINES) expect(line.every((row) => row >= 0 && row <= 2)).toBe(true)
})
