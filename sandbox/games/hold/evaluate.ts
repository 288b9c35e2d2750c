import type { Draw, JackpotLevel } from '../engine.ts'
import { LINES } from '../lines/paytable.ts'
import {
  CELLS,
  COIN_ONE_IN,
  COINS,
  COINS_FOR_RESPINS,
  FULL_GRID_TIMES,
  type HoldSymbol,
  JACKPOT_CHANCES,
  JACKPOT_DRAW,
  LINE_PAYS,
  RESPINS,
  ROWS,
  STRIPS,
} from './paytable.ts'

export type LineWin = { line: number; symbol: HoldSymbol; count: number; payMinor: number }
/** A coin at a place (reel times three plus row); its value is in twentieths of the stake. */
export type Coin = { place: number; value: number }
export type Respins = {
  /** The coins that each respin adds; those of the spin itself come before. */
  falls: Coin[][]
  /** The coin that carries a jackpot in addition to its value. */
  jackpot: { level: JackpotLevel; place: number } | null
  full: boolean
  payMinor: number
}
export type Outcome = {
  window: HoldSymbol[][]
  lineWins: LineWin[]
  coins: Coin[]
  respins: Respins | null
  /** Without the jackpot: the amount of a meter is known only when it is paid. */
  payoutMinor: number
}

/** Draws a whole round. `units` is the stake in smallest stakes: the chance of a jackpot grows with it. */
export function drawRound(stakeMinor: number, units: number, draw: Draw): Outcome {
  const window = STRIPS.map((strip) => {
    const stop = draw(strip.length)
    return Array.from(
      { length: ROWS },
      (_, row) => strip[(stop + row) % strip.length] as HoldSymbol,
    )
  })
  const lineWins = winsOf(window, stakeMinor)
  const coins = window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) =>
      symbol === 'C' ? [{ place: reel * ROWS + row, value: coinValue(draw) }] : [],
    ),
  )
  const respins =
    coins.length >= COINS_FOR_RESPINS ? drawRespins(coins, stakeMinor, units, draw) : null
  const lines = lineWins.reduce((sum, { payMinor }) => sum + payMinor, 0)
  return { window, lineWins, coins, respins, payoutMinor: lines + (respins?.payMinor ?? 0) }
}

function drawRespins(
  start: readonly Coin[],
  stakeMinor: number,
  units: number,
  draw: Draw,
): Respins {
  const held = [...start]
  const falls: Coin[][] = []
  for (let left = RESPINS; left > 0 && held.length < CELLS; left--) {
    const taken = new Set(held.map(({ place }) => place))
    const fallen: Coin[] = []
    for (let place = 0; place < CELLS; place++)
      if (!taken.has(place) && draw(COIN_ONE_IN) === 0)
        fallen.push({ place, value: coinValue(draw) })
    falls.push(fallen)
    held.push(...fallen)
    if (fallen.length > 0) left = RESPINS + 1
  }
  const level = jackpotOf(draw(JACKPOT_DRAW), units)
  const carrier = level === null ? null : (held[draw(held.length)] as Coin)
  const full = held.length === CELLS
  const value = held.reduce((sum, it) => sum + it.value, 0)
  return {
    falls,
    jackpot: level === null || carrier === null ? null : { level, place: carrier.place },
    full,
    payMinor: (value * (full ? FULL_GRID_TIMES : 1) * stakeMinor) / LINES.length,
  }
}

/** The jackpot that a draw wins, if any: at most one per round, each with a chance that grows with the stake. */
export function jackpotOf(drawn: number, units: number): JackpotLevel | null {
  let below = 0
  for (const [level, chances] of Object.entries(JACKPOT_CHANCES)) {
    below += chances * units
    if (drawn < below) return level as JackpotLevel
  }
  return null
}

const COIN_WEIGHT = COINS.reduce((sum, { weight }) => sum + weight, 0)

function coinValue(draw: Draw): number {
  let left = draw(COIN_WEIGHT)
  for (const { value, weight } of COINS) {
    if (left < weight) return value
    left -= weight
  }
  throw new Error('a coin has no value')
}

function winsOf(window: readonly (readonly HoldSymbol[])[], stakeMinor: number): LineWin[] {
  return LINES.flatMap((line, index) => {
    const win = lineWin(line.map((row, reel) => window[reel]?.[row] as HoldSymbol))
    return win
      ? [
          {
            line: index,
            symbol: win.symbol,
            count: win.count,
            payMinor: (win.pay * stakeMinor) / LINES.length,
          },
        ]
      : []
  })
}

/** The win of one line: its first symbol and how often it repeats, with wilds counted as that symbol. */
export function lineWin(
  symbols: readonly HoldSymbol[],
): { symbol: HoldSymbol; count: number; pay: number } | null {
  const [first] = symbols
  if (first === undefined || first === 'C' || first === 'W') return null
  let count = 1
  while (count < symbols.length && (symbols[count] === first || symbols[count] === 'W')) count += 1
  const pay = count >= 3 ? (LINE_PAYS[first][count - 3] as number) : 0
  return pay > 0 ? { symbol: first, count, pay } : null
}
