import { randomFillSync } from 'node:crypto'

/** Unbiased integers from blocks of cryptographic bytes: a call for each number would take minutes. */
export function cryptographicInts(): (limit: number) => number {
  const block = new Uint32Array(65_536)
  let next = block.length
  return (limit) => {
    const ceiling = Math.floor(2 ** 32 / limit) * limit
    for (;;) {
      if (next === block.length) {
        randomFillSync(block)
        next = 0
      }
      const drawn = block[next++] as number
      if (drawn < ceiling) return drawn % limit
    }
  }
}
