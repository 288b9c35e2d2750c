/**
 * The mathematics of the slot: five reels, three rows, twenty lines from the left. Payments of lines are
 * multiples of the line bet (a twentieth of the stake), payments of scatters multiples of the stake.
 */
export const ROWS = 3
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type SlotSymbol = (typeof SYMBOLS)[number]

/** W substitutes for all but S, on the three reels in the middle; S triggers the free spins. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  'GHAEFSGHDCEFHGBEHFGDHECFGHSEAGFHDCGEFB',
  'HGWEFHCGSDFEHGAFWHEGDBFHGECHSFGEHDWGFC',
  'FHGWSEGHDFCHEGWFHBGEFSHGDEAHFGWCEHFGDE',
  'EHFGDWHEGFCSHGEFHBWGHDEFGHAECSFHGWEFDC',
  'HEGFHDSGEFHCGHEFBGDHFEGSHCFGAEHFGDHEBF',
].map((strip) => [...strip] as SlotSymbol[])

/** Line payments for three, four and five of a kind. */
export const LINE_PAYS: Readonly<
  Record<Exclude<SlotSymbol, 'W' | 'S'>, readonly [number, number, number]>
> = {
  A: [52, 210, 1000],
  B: [44, 130, 500],
  C: [22, 64, 220],
  D: [16, 48, 160],
  E: [7, 18, 60],
  F: [6, 15, 50],
  G: [4, 13, 42],
  H: [4, 11, 36],
}

/** Scatter payments, times the stake, by the number of scatters anywhere in the window. */
export const SCATTER_PAYS: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 50 }
export const SCATTERS_FOR_FREE_SPINS = 3
export const FREE_SPINS = 10
/** Line wins in free spins are multiplied; free spins do not trigger more of them. */
export const FREE_SPIN_MULTIPLIER = 2

/** Each line names the row (0 top, 2 bottom) on each reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]

/** The return that players read, in percent: the exact one, rounded to two decimals (return.test.ts). */
export const STATED_RTP = 96.3
export const STATED_VOLATILITY = 3
