/** Exact odds of reels that stop at any place of their strips with equal probability. */
type Strips<Symbol_ extends string> = readonly (readonly Symbol_[])[]

/**
 * The mean payment of one line. Every row of a reel shows each place of its strip equally often, so one line represents
 * all of them.
 */
export function meanOfLine<Symbol_ extends string>(
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
export function countOdds<Symbol_ extends string>(
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
