/**
 * The mathematics of the slot with ways: five reels, four rows, 1,024 ways from the left. Payments are twentieths of
 * the stake for each way. Every place draws its symbol independently: there are no strips.
 */
export const REELS = 5
export const ROWS = 4
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type WaysSymbol = (typeof SYMBOLS)[number]
type Paying = Exclude<WaysSymbol, 'W' | 'S'>

/** The weight of each symbol, by reel; W substitutes for all but S, on the three reels in the middle. */
export const WEIGHTS: readonly Readonly<Record<WaysSymbol, number>>[] = [
  { W: 0, S: 2, A: 9, B: 10, C: 11, D: 12, E: 13, F: 14, G: 14, H: 15 },
  { W: 2, S: 2, A: 9, B: 10, C: 11, D: 12, E: 13, F: 13, G: 14, H: 14 },
  { W: 2, S: 2, A: 9, B: 10, C: 11, D: 12, E: 13, F: 13, G: 14, H: 14 },
  { W: 2, S: 2, A: 9, B: 10, C: 11, D: 12, E: 13, F: 13, G: 14, H: 14 },
  { W: 0, S: 2, A: 9, B: 10, C: 11, D: 12, E: 13, F: 14, G: 14, H: 15 },
]

/** Payments of one way for three, four and five of a kind, in twentieths of the stake. */
export const WAY_PAYS: Readonly<Record<Paying, readonly [number, number, number]>> = {
  A: [6, 18, 60],
  B: [4, 11, 36],
  C: [3, 7, 22],
  D: [2, 5, 15],
  E: [1, 3, 9],
  F: [1, 3, 7],
  G: [0, 2, 6],
  H: [0, 2, 5],
}

/** The multiplier of each cascade of a spin; the last figure applies to all that follow. */
export const MULTIPLIERS = [1, 2, 3, 5] as const
export const FREE_MULTIPLIERS = [2, 4, 6, 10] as const
/** Free spins by the number of scatters when a spin has come to rest; more than five count as five. */
export const FREE_SPINS: Readonly<Record<number, number>> = { 3: 8, 4: 12, 5: 16 }
/** A round pays at most this many times its stake. */
export const MOST_TIMES_STAKE = 5_000

/**
 * The return that players read, in percent: simulated (`npm run bench -- games`), because cascades cannot be
 * enumerated.
 */
export const STATED_RTP = 96.4
export const STATED_VOLATILITY = 4
