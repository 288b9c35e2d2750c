import type { Draw } from '../engine.ts'
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  ROWS,
  SCATTER_PAYS,
  SCATTERS_FOR_FREE_SPINS,
  type SlotSymbol,
  STRIPS,
} from './paytable.ts'

export type LineWin = { line: number; symbol: SlotSymbol; count: number; payMinor: number }
export type Spin = {
  /** The stop of each reel: the index of its top row. */
  stops: number[]
  /** Symbols by reel, from the top. */
  window: SlotSymbol[][]
  lineWins: LineWin[]
  scatters: number
  scatterPayMinor: number
  multiplier: number
  payMinor: number
}
export type Outcome = { base: Spin; freeSpins: Spin[]; payoutMinor: number }

/** Draws a whole round: the spin and, where it triggers them, the free spins. */
export function drawRound(stakeMinor: number, random: Draw): Outcome {
  const base = drawSpin(stakeMinor, random, 1)
  const freeSpins =
    base.scatters >= SCATTERS_FOR_FREE_SPINS
      ? Array.from({ length: FREE_SPINS }, () => drawSpin(stakeMinor, random, FREE_SPIN_MULTIPLIER))
      : []
  return {
    base,
    freeSpins,
    payoutMinor: freeSpins.reduce((sum, { payMinor }) => sum + payMinor, base.payMinor),
  }
}

function drawSpin(stakeMinor: number, random: Draw, multiplier: number): Spin {
  return evaluateStops(
    STRIPS.map((strip) => random(strip.length)),
    stakeMinor,
    multiplier,
  )
}

/** What a set of stops pays; involves no chance. */
export function evaluateStops(stops: number[], stakeMinor: number, multiplier: number): Spin {
  const window = stops.map((stop, reel) => windowOf(reel, stop))
  const lineBet = stakeMinor / LINES.length
  const lineWins = LINES.flatMap((line, index) => {
    const win = lineWin(line.map((row, reel) => window[reel]?.[row] as SlotSymbol))
    return win ? [{ line: index, ...win, payMinor: win.pay * lineBet * multiplier }] : []
  }).map(({ line, symbol, count, payMinor }) => ({ line, symbol, count, payMinor }))
  const scatters = window.flat().filter((it) => it === 'S').length
  const scatterPayMinor = (SCATTER_PAYS[scatters] ?? 0) * stakeMinor
  return {
    stops,
    window,
    lineWins,
    scatters,
    scatterPayMinor,
    multiplier,
    payMinor: lineWins.reduce((sum, { payMinor }) => sum + payMinor, scatterPayMinor),
  }
}

function windowOf(reel: number, stop: number): SlotSymbol[] {
  const strip = STRIPS[reel] as readonly SlotSymbol[]
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol)
}

/** The win of one line: its first symbol and how often it repeats, with wilds counted as that symbol. */
export function lineWin(
  symbols: readonly SlotSymbol[],
): { symbol: SlotSymbol; count: number; pay: number } | null {
  const [first] = symbols
  // The first reel has no wild, so the first symbol decides what the line can win.
  if (first === undefined || first === 'S' || first === 'W') return null
  let count = 1
  while (count < symbols.length && (symbols[count] === first || symbols[count] === 'W')) count += 1
  const pay = count >= 3 ? (LINE_PAYS[first][count - 3] as number) : 0
  return pay > 0 ? { symbol: first, count, pay } : null
}
