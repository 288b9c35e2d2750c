import { DECK } from '#sandbox/games/cards.ts'
import { classify, payOf } from '#sandbox/games/video-poker/hands.ts'
import { HAND_SIZE } from '#sandbox/games/video-poker/round.ts'

/** n over k, as far as a deck needs it. */
const CHOOSE = Array.from({ length: DECK + 1 }, (_, n) => {
  const row = [1]
  for (let k = 1; k <= HAND_SIZE; k++) row.push(((row[k - 1] as number) * (n - k + 1)) / k)
  return row
})
const choose = (n: number, k: number) => CHOOSE[n]?.[k] ?? 0
const HOLDS = 1 << HAND_SIZE
const sizeOf = (hold: number) => [0, 1, 2, 3, 4].filter((place) => hold & (1 << place)).length
const SIZES = Array.from({ length: HOLDS }, (_, hold) => sizeOf(hold))

type PerfectPlay = {
  /** The best hold for these cards (ascending numbers), and what it pays for a stake of one. */
  bestHold(ids: readonly number[]): { held: number[]; value: number }
  /** The exact return of perfect play over all 2,598,960 initial hands. */
  exactReturn(): number
}

/**
 * Exact perfect play. For every set of up to five cards the payments of all hands that contain it are added up once;
 * what a kept set wins without the discarded cards follows by inclusion and exclusion.
 */
export function perfectPlay(): PerfectPlay {
  // One table per set size; a set of ascending numbers has the index Σ choose(c_i, i + 1).
  const sums = Array.from({ length: HAND_SIZE + 1 }, (_, k) => new Float64Array(choose(DECK, k)))
  const indexes = new Int32Array(HOLDS)
  const indexAll = (ids: readonly number[]) => {
    for (let hold = 1; hold < HOLDS; hold++) {
      const top = 31 - Math.clz32(hold)
      const rest = hold & ~(1 << top)
      indexes[hold] = (indexes[rest] as number) + choose(ids[top] as number, SIZES[hold] as number)
    }
  }
  for (const ids of allHands()) {
    const pay = payOf(classify(ids))
    if (pay === 0) continue
    indexAll(ids)
    for (let hold = 0; hold < HOLDS; hold++) {
      const sum = sums[SIZES[hold] as number] as Float64Array
      const index = indexes[hold] as number
      sum[index] = (sum[index] as number) + pay
    }
  }
  const values = new Float64Array(HOLDS)
  const best = (ids: readonly number[]) => {
    indexAll(ids)
    for (let hold = 0; hold < HOLDS; hold++) {
      values[hold] = (sums[SIZES[hold] as number] as Float64Array)[
        indexes[hold] as number
      ] as number
    }
    // Subtracts, card by card, the hands that would use a discarded card again.
    for (let card = 1; card < HOLDS; card <<= 1) {
      for (let hold = 0; hold < HOLDS; hold++) {
        if (!(hold & card))
          values[hold] = (values[hold] as number) - (values[hold | card] as number)
      }
    }
    let top = { hold: 0, value: -1 }
    for (let hold = 0; hold < HOLDS; hold++) {
      const left = DECK - HAND_SIZE
      const value = (values[hold] as number) / choose(left, HAND_SIZE - (SIZES[hold] as number))
      if (value > top.value) top = { hold, value }
    }
    return top
  }
  return {
    bestHold(ids) {
      const { hold, value } = best(ids)
      return { held: [0, 1, 2, 3, 4].filter((place) => hold & (1 << place)), value }
    },
    exactReturn() {
      let sum = 0
      for (const ids of allHands()) sum += best(ids).value
      return sum / choose(DECK, HAND_SIZE)
    },
  }
}

/** Every hand once, its numbers ascending. The array is reused for the next one. */
function* allHands(): Generator<number[]> {
  const ids = [0, 0, 0, 0, 0]
  for (let e = 4; e < DECK; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            ids[0] = a
            ids[1] = b
            ids[2] = c
            ids[3] = d
            ids[4] = e
            yield ids
          }
}
