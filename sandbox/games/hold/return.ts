import { JACKPOT_LEVELS } from '../engine.ts'
import { countOdds, meanOfLine } from '../strip-odds.ts'
import { lineWin } from './evaluate.ts'
import {
  CELLS,
  COIN_ONE_IN,
  COINS,
  COINS_FOR_RESPINS,
  FULL_GRID_TIMES,
  JACKPOT_CHANCES,
  JACKPOT_DRAW,
  JACKPOTS,
  RESPINS,
  ROWS,
  STAKE_UNIT_MINOR,
  STRIPS,
} from './paytable.ts'

export type ExactReturn = {
  lines: number
  respins: number
  /** What stakes contribute to the meters, plus what the house adds when a meter restarts. */
  jackpots: number
  total: number
  triggerChance: number
}

/** The exact return to the player as a share of the stake; the same for every stake. */
export function exactReturn(): ExactReturn {
  const lines = meanOfLine(STRIPS, (symbols) => lineWin(symbols)?.pay ?? 0)
  const weights = COINS.reduce((sum, { weight }) => sum + weight, 0)
  const meanCoin = COINS.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights / 20
  const starts = countOdds(STRIPS, ROWS, 'C')
  let triggerChance = 0
  let respins = 0
  for (let start = COINS_FOR_RESPINS; start <= CELLS; start++) {
    const chance = starts[start] ?? 0
    triggerChance += chance
    for (const [held, share] of finalOdds(start).entries()) {
      respins += chance * share * held * meanCoin * (held === CELLS ? FULL_GRID_TIMES : 1)
    }
  }
  const jackpots = JACKPOT_LEVELS.reduce((sum, level) => {
    const { sharePpm, seedMinor } = JACKPOTS.levels[level]
    const chancePerUnit = (triggerChance * JACKPOT_CHANCES[level]) / JACKPOT_DRAW
    return sum + sharePpm / 1_000_000 + (chancePerUnit * seedMinor) / STAKE_UNIT_MINOR
  }, 0)
  return { lines, respins, jackpots, total: lines + respins + jackpots, triggerChance }
}

/** The chance of each final number of coins, when `start` coins are held with all respins left. */
export function finalOdds(start: number): number[] {
  const known = new Map<string, number[]>()
  const from = (held: number, left: number): number[] => {
    if (left === 0 || held === CELLS) return oneHot(held)
    const key = `${held}:${left}`
    const found = known.get(key)
    if (found) return found
    const result = Array.from({ length: CELLS + 1 }, () => 0)
    for (let fallen = 0; fallen <= CELLS - held; fallen++) {
      const chance = binomial(CELLS - held, fallen, 1 / COIN_ONE_IN)
      const then = fallen === 0 ? from(held, left - 1) : from(held + fallen, RESPINS)
      for (const [end, share] of then.entries()) result[end] = (result[end] ?? 0) + chance * share
    }
    known.set(key, result)
    return result
  }
  return from(start, RESPINS)
}

const oneHot = (held: number) => Array.from({ length: CELLS + 1 }, (_, it) => (it === held ? 1 : 0))

function binomial(of: number, count: number, chance: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1)
  return ways * chance ** count * (1 - chance) ** (of - count)
}
