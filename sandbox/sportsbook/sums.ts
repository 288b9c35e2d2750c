/** What the chains of all sports count chances in: whole millionths, drawn from and summed up. */
export const PARTS = 1_000_000

/** Adds a chance to the sum at a place. */
export function add(sums: Float64Array, at: number, chance: number): void {
  sums[at] = (sums[at] as number) + chance
}
