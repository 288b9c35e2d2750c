import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** All randomness of a simulated world, drawn from its seed (mulberry32). */
export type Chance = {
  /** An integer from 0 to `limit`, exclusive. */
  below(limit: number): number
  /** True with a probability of 1 in `n`. */
  oneIn(n: number): boolean
  pick<Item>(items: readonly Item[]): Item
  uuid(): string
}

export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('')
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}

/**
 * From here on the randomness of this process comes from the seed, too: ids and jitter are the same at every replay.
 * Only for a process that does nothing else.
 */
export function seedThisProcess(of: () => Chance): void {
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => of().below(256)))
  const between = (from: number, to?: number) =>
    to === undefined ? of().below(from) : from + of().below(to - from)
  Object.assign(crypto, {
    randomBytes: bytes,
    randomInt: between,
    randomUUID: () => of().uuid(),
  })
  syncBuiltinESMExports()
}
