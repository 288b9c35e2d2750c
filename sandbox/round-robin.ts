/** Rounds in which each of `count` competitors meets every other twice: once at home, once away. */
export const roundsOf = (count: number) => 2 * (count - 1)

/**
 * The pairs of a round, by the circle method: one competitor stays and the others rotate around it. Home and away
 * alternate from pair to pair, so that none plays a whole leg at home; the second leg swaps them. `count` is even.
 */
export function pairsOf(count: number, round: number): { home: number; away: number }[] {
  const leg = count - 1
  const day = round % roundsOf(count)
  const turn = day % leg
  const swapped = day >= leg
  return Array.from({ length: count / 2 }, (_, pair) => {
    const one = pair === 0 ? leg : (turn + pair) % leg
    const other = pair === 0 ? turn : (turn - pair + leg) % leg
    const oneIsHome = (pair === 0 ? turn % 2 === 0 : pair % 2 === 1) !== swapped
    return oneIsHome ? { home: one, away: other } : { home: other, away: one }
  })
}
