import { countOdds, meanOfLine } from '../strip-odds.ts'
import { lineWin } from './evaluate.ts'
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS,
  ROWS,
  SCATTER_PAYS,
  SCATTERS_FOR_FREE_SPINS,
  STRIPS,
} from './paytable.ts'

export type ExactReturn = {
  lines: number
  scatters: number
  freeSpins: number
  total: number
  triggerChance: number
}

/** The exact return to the player as a share of the stake. Scatters are counted over the three rows together. */
export function exactReturn(): ExactReturn {
  const lines = meanOfLine(STRIPS, (symbols) => lineWin(symbols)?.pay ?? 0)
  const scatterChances = countOdds(STRIPS, ROWS, 'S')
  const scatters = scatterChances.reduce(
    (sum, chance, count) => sum + chance * (SCATTER_PAYS[count] ?? 0),
    0,
  )
  const triggerChance = scatterChances
    .slice(SCATTERS_FOR_FREE_SPINS)
    .reduce((sum, chance) => sum + chance, 0)
  const freeSpins = triggerChance * FREE_SPINS * (lines * FREE_SPIN_MULTIPLIER + scatters)
  return { lines, scatters, freeSpins, total: lines + scatters + freeSpins, triggerChance }
}
