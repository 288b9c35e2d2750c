/** What the chains of all sports count chances in: whole millionths, drawn from and summed up. */
export const PARTS = 1_000_000

/** Adds a chance to the sum at a place. */
export function add(sums: Float64Array, at: number, chance: number): void {
  sums[at] = (sums[at] as number) + chance
}

/** The sum of the chances at the places that count. */
export function sumWhere(list: Float64Array, counts: (at: number) => boolean): number {
  let sum = 0
  for (const [at, chance] of list.entries()) if (counts(at)) sum += chance
  return sum
}

/** The chances of more goals than a line, and of fewer. */
export const overUnder = (goals: Float64Array, line: number): [over: number, under: number] => [
  sumWhere(goals, (it) => it > line),
  sumWhere(goals, (it) => it < line),
]
