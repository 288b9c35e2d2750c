import { JACKPOT_LEVELS } from '#sandbox/games/engine.ts'
import { lineWin as lineWinOfHold } from '#sandbox/games/hold/evaluate.ts'
import * as HOLD from '#sandbox/games/hold/paytable.ts'
import { lineWin as lineWinOfLines } from '#sandbox/games/lines/evaluate.ts'
import * as LINES from '#sandbox/games/lines/paytable.ts'

/** Exact odds of reels that stop at any place of their strips with equal probability. */
type Strips<Symbol_ extends string> = readonly (readonly Symbol_[])[]

/**
 * The mean payment of one line. Every row of a reel shows each place of its strip equally often, so one line represents
 * all of them.
 */
function meanOfLine<Symbol_ extends string>(
  strips: Strips<Symbol_>,
  pay: (symbols: readonly Symbol_[]) => number,
): number {
  const reels = strips.map((strip) =>
    [...new Set(strip)].map((symbol) => ({
      symbol,
      chance: strip.filter((it) => it === symbol).length / strip.length,
    })),
  )
  const walk = (symbols: Symbol_[], chance: number): number => {
    const reel = reels[symbols.length]
    if (!reel) return chance * pay(symbols)
    return reel.reduce((sum, it) => sum + walk([...symbols, it.symbol], chance * it.chance), 0)
  }
  return walk([], 1)
}

/** The chance of each number of a symbol in the window, with `rows` visible places per reel. */
function countOdds<Symbol_ extends string>(
  strips: Strips<Symbol_>,
  rows: number,
  symbol: Symbol_,
): number[] {
  return strips.reduce<number[]>(
    (total, strip) => {
      const next = Array.from({ length: total.length + rows }, () => 0)
      for (let stop = 0; stop < strip.length; stop++) {
        let seen = 0
        for (let row = 0; row < rows; row++)
          if (strip[(stop + row) % strip.length] === symbol) seen += 1
        for (const [before, chance] of total.entries())
          next[before + seen] = (next[before + seen] ?? 0) + chance / strip.length
      }
      return next
    },
    [1],
  )
}

type ReturnOfLines = {
  lines: number
  scatters: number
  freeSpins: number
  total: number
  triggerChance: number
}

/** The exact return to the player as a share of the stake. Scatters are counted over the three rows together. */
export function exactReturnOfLines(): ReturnOfLines {
  const lines = meanOfLine(LINES.STRIPS, (symbols) => lineWinOfLines(symbols)?.pay ?? 0)
  const scatterChances = countOdds(LINES.STRIPS, LINES.ROWS, 'S')
  const scatters = scatterChances.reduce(
    (sum, chance, count) => sum + chance * (LINES.SCATTER_PAYS[count] ?? 0),
    0,
  )
  const triggerChance = scatterChances
    .slice(LINES.SCATTERS_FOR_FREE_SPINS)
    .reduce((sum, chance) => sum + chance, 0)
  const freeSpins =
    triggerChance * LINES.FREE_SPINS * (lines * LINES.FREE_SPIN_MULTIPLIER + scatters)
  return { lines, scatters, freeSpins, total: lines + scatters + freeSpins, triggerChance }
}

type ReturnOfHold = {
  lines: number
  respins: number
  /** What stakes contribute to the meters, plus what the house adds when a meter restarts. */
  jackpots: number
  total: number
  triggerChance: number
}

/** The exact return to the player as a share of the stake; the same for every stake. */
export function exactReturnOfHold(): ReturnOfHold {
  const lines = meanOfLine(HOLD.STRIPS, (symbols) => lineWinOfHold(symbols)?.pay ?? 0)
  const weights = HOLD.COINS.reduce((sum, { weight }) => sum + weight, 0)
  const meanCoin =
    HOLD.COINS.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights / 20
  const starts = countOdds(HOLD.STRIPS, HOLD.ROWS, 'C')
  let triggerChance = 0
  let respins = 0
  for (let start = HOLD.COINS_FOR_RESPINS; start <= HOLD.CELLS; start++) {
    const chance = starts[start] ?? 0
    triggerChance += chance
    for (const [held, share] of finalOdds(start).entries()) {
      respins += chance * share * held * meanCoin * (held === HOLD.CELLS ? HOLD.FULL_GRID_TIMES : 1)
    }
  }
  const jackpots = JACKPOT_LEVELS.reduce((sum, level) => {
    const { sharePpm, seedMinor } = HOLD.JACKPOTS.levels[level]
    const chancePerUnit = (triggerChance * HOLD.JACKPOT_CHANCES[level]) / HOLD.JACKPOT_DRAW
    return sum + sharePpm / 1_000_000 + (chancePerUnit * seedMinor) / HOLD.STAKE_UNIT_MINOR
  }, 0)
  return { lines, respins, jackpots, total: lines + respins + jackpots, triggerChance }
}

/** The chance of each final number of coins, when `start` coins are held with all respins left. */
export function finalOdds(start: number): number[] {
  const known = new Map<string, number[]>()
  const from = (held: number, left: number): number[] => {
    if (left === 0 || held === HOLD.CELLS) return oneHot(held)
    const key = `${held}:${left}`
    const found = known.get(key)
    if (found) return found
    const result = Array.from({ length: HOLD.CELLS + 1 }, () => 0)
    for (let fallen = 0; fallen <= HOLD.CELLS - held; fallen++) {
      const chance = binomial(HOLD.CELLS - held, fallen, 1 / HOLD.COIN_ONE_IN)
      const then = fallen === 0 ? from(held, left - 1) : from(held + fallen, HOLD.RESPINS)
      for (const [end, share] of then.entries()) result[end] = (result[end] ?? 0) + chance * share
    }
    known.set(key, result)
    return result
  }
  return from(start, HOLD.RESPINS)
}

const oneHot = (held: number) =>
  Array.from({ length: HOLD.CELLS + 1 }, (_, it) => (it === held ? 1 : 0))

function binomial(of: number, count: number, chance: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1)
  return ways * chance ** count * (1 - chance) ** (of - count)
}
