import type { Draw } from '../engine.ts'
import {
  FREE_MULTIPLIERS,
  FREE_SPINS,
  MOST_TIMES_STAKE,
  MULTIPLIERS,
  REELS,
  ROWS,
  SYMBOLS,
  WAY_PAYS,
  type WaysSymbol,
  WEIGHTS,
} from './paytable.ts'

export type WayWin = { symbol: WaysSymbol; count: number; ways: number; payMinor: number }
/** One state of the reels: symbols by reel from the top, one string each, with the wins in it, which then disappear. */
export type Fall = { reels: string[]; wins: WayWin[]; multiplier: number; payMinor: number }
/** A spin is its cascades: the last one wins nothing. */
export type Spin = { falls: Fall[]; scatters: number; payMinor: number }
export type Outcome = { base: Spin; freeSpins: Spin[]; capped: boolean; payoutMinor: number }

/** Draws a whole round: the spin with its cascades and, where it triggers them, the free spins. */
export function drawRound(stakeMinor: number, draw: Draw): Outcome {
  const most = MOST_TIMES_STAKE * stakeMinor
  const base = drawSpin(stakeMinor, draw, MULTIPLIERS)
  const freeSpins: Spin[] = []
  let paid = base.payMinor
  const count = FREE_SPINS[Math.min(base.scatters, 5)] ?? 0
  // Once the maximum payout is reached nothing more is drawn: it would show wins that are not paid.
  while (freeSpins.length < count && paid < most) {
    const spin = drawSpin(stakeMinor, draw, FREE_MULTIPLIERS)
    freeSpins.push(spin)
    paid += spin.payMinor
  }
  return { base, freeSpins, capped: paid > most, payoutMinor: Math.min(paid, most) }
}

/** What the round has paid with each cascade that wins, in their order: never more than its payout. */
export function runningWins({ base, freeSpins, payoutMinor }: Outcome): number[] {
  let paid = 0
  return [base, ...freeSpins]
    .flatMap(({ falls }) => falls.slice(0, -1))
    .map(({ payMinor }) => {
      paid = Math.min(paid + payMinor, payoutMinor)
      return paid
    })
}

function drawSpin(stakeMinor: number, draw: Draw, multipliers: readonly number[]): Spin {
  let reels = Array.from({ length: REELS }, (_, reel) => fall(reel, ROWS, draw))
  const falls: Fall[] = []
  let payMinor = 0
  for (;;) {
    const multiplier = multipliers[Math.min(falls.length, multipliers.length - 1)] as number
    const wins = winsOf(reels, stakeMinor * multiplier)
    const pay = wins.reduce((sum, it) => sum + it.payMinor, 0)
    falls.push({ reels, wins, multiplier, payMinor: pay })
    payMinor += pay
    if (wins.length === 0) break
    reels = reels.map((symbols, reel) => {
      const kept = keep(symbols, reel, wins)
      return fall(reel, ROWS - kept.length, draw) + kept
    })
  }
  const scatters = reels.join('').split('S').length - 1
  return { falls, scatters, payMinor }
}

/** What remains of a reel when its winning symbols disappear. */
function keep(symbols: string, reel: number, wins: readonly WayWin[]): string {
  return [...symbols].filter((symbol) => !isHit(symbol, reel, wins)).join('')
}

/** Whether a symbol at this place is part of a win: of its own, or as a wild in one that reaches this reel. */
export function isHit(symbol: string, reel: number, wins: readonly WayWin[]): boolean {
  return wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === 'W'))
}

/** Every symbol on three or more reels from the left, times its number of ways. */
export function winsOf(reels: readonly string[], stakeMinor: number): WayWin[] {
  const wins: WayWin[] = []
  for (const symbol of new Set(reels[0])) {
    if (symbol === 'S' || symbol === 'W') continue
    let ways = 1
    let count = 0
    for (const reel of reels) {
      let here = 0
      for (const it of reel) if (it === symbol || it === 'W') here += 1
      if (here === 0) break
      ways *= here
      count += 1
    }
    const pays = WAY_PAYS[symbol as keyof typeof WAY_PAYS]
    const pay = count >= 3 ? (pays[count - 3] as number) : 0
    if (pay > 0)
      wins.push({
        symbol: symbol as WaysSymbol,
        count,
        ways,
        payMinor: (pay * ways * stakeMinor) / 20,
      })
  }
  return wins
}

const BAGS = WEIGHTS.map((weights) => SYMBOLS.map((it) => it.repeat(weights[it])).join(''))

function fall(reel: number, count: number, draw: Draw): string {
  const bag = BAGS[reel] as string
  let symbols = ''
  for (let i = 0; i < count; i++) symbols += bag[draw(bag.length)]
  return symbols
}
