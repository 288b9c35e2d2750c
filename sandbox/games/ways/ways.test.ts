import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededDraw } from '../fairness.ts'
import { drawRound, isHit, runningWins, type Spin, winsOf } from './evaluate.ts'
import { FREE_SPINS, MOST_TIMES_STAKE, ROWS, STATED_RTP, SYMBOLS, WAY_PAYS } from './paytable.ts'

const rounds = (count: number, stake = 100) =>
  Array.from({ length: count }, (_, nonce) =>
    drawRound(stake, seededDraw({ serverSeed: 'ways', clientSeed: 'test', nonce }).draw),
  )

describe('ways', () => {
  test('are counted over wilds and end at the first reel without the symbol', () => {
    expect(winsOf(['AAHG', 'AWHG', 'AEFD', 'HHDD', 'AAAA'], 20)).toEqual([
      { symbol: 'A', count: 3, ways: 4, payMinor: 4 * WAY_PAYS.A[0] },
    ])
    expect(winsOf(['SSSS', 'SSSS', 'SSSS', 'SSSS', 'SSSS'], 20)).toEqual([])
  })

  test('agree with reading every single way from the left', () => {
    const reel = fc
      .array(fc.constantFrom(...SYMBOLS), { minLength: ROWS, maxLength: ROWS })
      .map((it) => it.join(''))
    fc.assert(
      fc.property(fc.tuple(reel, reel, reel, reel, reel), ([first, ...others]) => {
        const reels = [first.replaceAll('W', 'H'), ...others]
        const total = winsOf(reels, 20).reduce((sum, it) => sum + it.payMinor, 0)
        expect(total).toBe(waysByHand(reels))
      }),
      { numRuns: 60 },
    )
  })
})

/** Walks all 1,024 ways; a way that pays for five of a kind is not paid for four as well. */
function waysByHand(reels: readonly string[]): number {
  let total = 0
  for (const [symbol, pays] of Object.entries(WAY_PAYS)) {
    let open = 1
    const counts: number[] = []
    for (const reel of reels) {
      open *= [...reel].filter((it) => it === symbol || it === 'W').length
      counts.push(open)
    }
    const reach = counts.filter((it) => it > 0).length
    if (reach >= 3) total += (pays[reach - 3] ?? 0) * (counts[reach - 1] ?? 0)
  }
  return total
}

describe('a round', () => {
  test('shows in its falls exactly what it pays, and ends when nothing wins', () => {
    for (const { base, freeSpins, payoutMinor, capped } of rounds(300)) {
      const spins: Spin[] = [base, ...freeSpins]
      const shown = spins.flatMap((it) => it.falls).reduce((sum, it) => sum + it.payMinor, 0)
      expect(payoutMinor).toBe(capped ? MOST_TIMES_STAKE * 100 : shown)
      for (const { falls } of spins) {
        expect(falls.at(-1)?.wins).toEqual([])
        expect(falls.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true)
      }
    }
  })

  test('counts up to what it pays, and stops there when it is capped', () => {
    for (const round of rounds(300)) {
      const totals = runningWins(round)
      expect(totals.at(-1) ?? 0).toBe(round.payoutMinor)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      const most = Math.floor(round.payoutMinor / 2)
      expect(Math.max(0, ...runningWins({ ...round, payoutMinor: most }))).toBe(most)
    }
  })

  test('keeps the symbols that have not won, in their order, below the new ones', () => {
    for (const { base } of rounds(200))
      for (const [step, { reels, wins }] of base.falls.slice(0, -1).entries()) {
        const next = base.falls[step + 1]?.reels ?? []
        for (const [reel, symbols] of reels.entries()) {
          const kept = [...symbols].filter((it) => !isHit(it, reel, wins)).join('')
          expect(next[reel]).toHaveLength(ROWS)
          expect(next[reel]?.endsWith(kept)).toBe(true)
        }
      }
  })

  test('has free spins by the number of its scatters, from three on', () => {
    const triggered = rounds(3_000).filter(({ freeSpins }) => freeSpins.length > 0)
    expect(triggered.length).toBeGreaterThan(10)
    for (const { base, freeSpins, capped } of triggered)
      if (!capped) expect(freeSpins).toHaveLength(FREE_SPINS[Math.min(base.scatters, 5)] ?? 0)
    for (const { base, freeSpins } of rounds(500))
      expect(base.scatters >= 3).toBe(freeSpins.length > 0)
  })

  test('pays whole minor units, five times as much for five times the stake', () => {
    const small = rounds(300, 20)
    const large = rounds(300, 100)
    for (const [index, { payoutMinor }] of small.entries()) {
      expect(Number.isInteger(payoutMinor)).toBe(true)
      expect(large[index]?.payoutMinor).toBe(payoutMinor * 5)
    }
  })

  test('returns what the rules state, within what chance allows of forty thousand rounds', () => {
    const count = 40_000
    let paid = 0
    const { draw } = seededDraw({ serverSeed: 'return', clientSeed: 'of ways', nonce: 0 })
    for (let i = 0; i < count; i++) paid += drawRound(20, draw).payoutMinor
    // Four standard errors at a deviation of four stakes; the benchmark runs ten million rounds.
    expect(Math.abs(paid / count / 20 - STATED_RTP / 100)).toBeLessThan((4 * 4) / Math.sqrt(count))
  })
})
