import type { Chance } from '../pricing.ts'

/** The chances of whole numbers, as the chance that the number is at least `least + at`, at `at`. */
export type Distribution = { least: number; tails: Float64Array }

/** `chances` of `least` and the numbers after it, which add up to 1. */
export function distributionOf(least: number, chances: Float64Array): Distribution {
  const tails = new Float64Array(chances.length + 1)
  for (let at = chances.length - 1; at >= 0; at -= 1) {
    tails[at] = (tails[at + 1] as number) + (chances[at] as number)
  }
  return { least, tails }
}

/** The chance that the number is at least this. */
export function atLeast({ least, tails }: Distribution, number: number): number {
  const at = Math.max(0, number - least)
  return at < tails.length ? (tails[at] as number) : 0
}

/** The chances of a number above a line, and of one below; on a whole line the stake is returned. */
export function lineChances(it: Distribution, line: number): [over: Chance, under: Chance] {
  const over = atLeast(it, Math.floor(line) + 1)
  const notUnder = atLeast(it, Math.ceil(line))
  const onLine = notUnder - over
  return [
    { won: over, void: onLine },
    { won: atLeast(it, it.least) - notUnder, void: onLine },
  ]
}

export type Comparison = { home: number; draw: number; away: number }

/** Which of two independent numbers is larger, when the home side begins with a lead. */
export function comparison(home: Float64Array, away: Float64Array, lead: number): Comparison {
  const of = { home: 0, draw: 0, away: 0 }
  const other = distributionOf(0, away)
  for (const [it, chance] of home.entries()) {
    const [notBelow, above] = [atLeast(other, it + lead), atLeast(other, it + lead + 1)]
    of.draw += chance * (notBelow - above)
    of.away += chance * above
    of.home += chance * (atLeast(other, 0) - notBelow)
  }
  return of
}
