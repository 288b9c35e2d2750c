import type { Draw } from './engine.ts'

export const WORDS_PER_BLOCK = 8
const WORD_RANGE = 2 ** 32

/**
 * Unbiased whole numbers from 32-bit words: a word above the last whole multiple of the limit is discarded. Shared by
 * the server and by the browser that checks a round; the caller supplies the words.
 */
export function drawFromWords(
  word: (index: number) => number,
  from = 0,
): { draw: Draw; used(): number } {
  let next = from
  return {
    draw(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > WORD_RANGE)
        throw new RangeError(`cannot draw below ${limit}`)
      const ceiling = WORD_RANGE - (WORD_RANGE % limit)
      for (;;) {
        const drawn = word(next++)
        if (drawn < ceiling) return drawn % limit
      }
    },
    used: () => next,
  }
}
