import type { JackpotLevel, JackpotTerms } from '../engine.ts'

/**
 * The mathematics of the slot with hold and respins: five reels, three rows, twenty lines from the left. Coins pay only
 * when six or more show at once: they stay, and the empty places respin.
 */
export const REELS = 5
export const ROWS = 3
export const CELLS = REELS * ROWS
export type HoldSymbol = 'W' | 'C' | 'A' | 'B' | 'D' | 'E' | 'F' | 'G'

/** C is the coin; W substitutes for all others, on the three reels in the middle. */
export const STRIPS: readonly (readonly HoldSymbol[])[] = [
  'GEFACCGDFEGBFGECFAGDFBFEAGFCEGDFBGEDFG',
  'EGWFCCEGDFGAEFBWGFECCGWFGEBDFGBEDFWGCE',
  'FGAEWGFDCCGEFBGEDFWDGEDFGEBFCGWFECCDGF',
  'GFEDWGCFEGBFDCEGWFGADCCEFWGEFCGBFEDWAE',
  'FECGDFEGBFCCEGFDAEGFDBGFAGECFGEDBFCGEF',
].map((strip) => [...strip] as HoldSymbol[])

/** Line payments for three, four and five of a kind, in line bets: a twentieth of the stake. */
export const LINE_PAYS: Readonly<
  Record<Exclude<HoldSymbol, 'W' | 'C'>, readonly [number, number, number]>
> = {
  A: [40, 150, 800],
  B: [30, 90, 350],
  D: [12, 36, 120],
  E: [5, 14, 45],
  F: [4, 12, 38],
  G: [4, 11, 34],
}

export const COINS_FOR_RESPINS = 6
export const RESPINS = 3
/** A coin lands on an empty place in a respin with a chance of one in this number. */
export const COIN_ONE_IN = 18
/** The values of coins, in twentieths of the stake, and their weights. */
export const COINS: readonly { value: number; weight: number }[] = [
  { value: 20, weight: 34 },
  { value: 40, weight: 30 },
  { value: 60, weight: 16 },
  { value: 100, weight: 12 },
  { value: 200, weight: 6 },
  { value: 400, weight: 2 },
]
/** A full grid pays its coins twice. */
export const FULL_GRID_TIMES = 2

/** Meters in minor units of the euro; other currencies scale with their stake steps. */
export const JACKPOTS: JackpotTerms = {
  pot: 'ember-crown',
  levels: {
    mini: { sharePpm: 3_000, seedMinor: 2_000 },
    minor: { sharePpm: 3_000, seedMinor: 10_000 },
    major: { sharePpm: 2_500, seedMinor: 100_000 },
    grand: { sharePpm: 2_500, seedMinor: 1_000_000 },
  },
}
/** The smallest stake in euro cents: the chance of a jackpot grows with the stake in steps of it. */
export const STAKE_UNIT_MINOR = 20
export const JACKPOT_DRAW = 100_000_000
/** For each jackpot, the winning draws out of JACKPOT_DRAW, per hold-and-respin and per unit of the stake. */
export const JACKPOT_CHANCES: Readonly<Record<JackpotLevel, number>> = {
  grand: 300,
  major: 4_000,
  minor: 26_000,
  mini: 78_000,
}

/** The return that players read, in percent: the exact one, rounded to two decimals (return.test.ts). */
export const STATED_RTP = 96.38
export const STATED_VOLATILITY = 4
