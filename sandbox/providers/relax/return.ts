import { lineWin } from './engine.ts'
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS,
  REELS,
  ROWS,
  SCATTER_PAYS,
  SCATTERS_FOR_FREE_SPINS,
  type SlotSymbol,
  STRIPS,
  SYMBOLS,
} from './paytable.ts'

export type ExactReturn = {
  lines: number
  scatters: number
  freeSpins: number
  total: number
  triggerChance: number
}

/**
 * The exact return to the player as a share of the stake. Every row of a reel shows each place of its strip
 * equally often, so one line stands for all twenty; scatters are counted over the three rows together.
 */
export function exactReturn(): ExactReturn {
  const lines = expectedLine()
  const scatterChances = scatterDistribution()
  const scatters = scatterChances.reduce(
    (sum, chance, count) => sum + chance * (SCATTER_PAYS[count] ?? 0),
    0,
  )
  const triggerChance = scatterChances.reduce(
    (sum, chance, count) => (count >= SCATTERS_FOR_FREE_SPINS ? sum + chance : sum),
    0,
  )
  const freeSpins = triggerChance * FREE_SPINS * (lines * FREE_SPIN_MULTIPLIER + scatters)
  return { lines, scatters, freeSpins, total: lines + scatters + freeSpins, triggerChance }
}

/** The mean payment of a line in line bets, which is the share of the stake that all lines return. */
function expectedLine(): number {
  const chances = STRIPS.map((strip) =>
    SYMBOLS.map((symbol) => strip.filter((it) => it === symbol).length / strip.length),
  )
  let mean = 0
  const walk = (reel: number, symbols: SlotSymbol[], chance: number) => {
    if (chance === 0) return
    if (reel === REELS) {
      mean += chance * (lineWin(symbols)?.pay ?? 0)
      return
    }
    for (const [index, symbol] of SYMBOLS.entries()) {
      walk(reel + 1, [...symbols, symbol], chance * (chances[reel]?.[index] ?? 0))
    }
  }
  walk(0, [], 1)
  return mean
}

/** The chance of each number of scatters in sight. */
function scatterDistribution(): number[] {
  let total = [1]
  for (const strip of STRIPS) {
    const own = Array.from({ length: ROWS + 1 }, () => 0)
    for (let stop = 0; stop < strip.length; stop++) {
      const seen = Array.from(
        { length: ROWS },
        (_, row) => strip[(stop + row) % strip.length],
      ).filter((it) => it === 'S').length
      own[seen] = (own[seen] ?? 0) + 1 / strip.length
    }
    const next = Array.from({ length: total.length + ROWS }, () => 0)
    for (const [a, x] of total.entries())
      for (const [b, y] of own.entries()) next[a + b] = (next[a + b] ?? 0) + x * y
    total = next
  }
  return total
}
