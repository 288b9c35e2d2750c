import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawFromWords, WORDS_PER_BLOCK } from './draw-from-words.ts'
import type { Draw } from './engine.ts'

/** What a round is drawn from: the server seed, committed to before it, the client seed, and the round's number. */
export type RoundSeeds = { serverSeed: string; clientSeed: string; nonce: number }

export const newServerSeed = () => randomBytes(32).toString('hex')

/** The commitment: SHA-256 of the seed's text, shown before the first round that uses it. */
export const hashOfSeed = (serverSeed: string) =>
  createHash('sha256').update(serverSeed).digest('hex')

/**
 * The draws of a round from its seeds: block n is HMAC-SHA-256 with the server seed's text as key over
 * `clientSeed:nonce:n`, eight 32-bit words in big-endian order. `from` words have been used by earlier steps.
 */
export function seededDraw(seeds: RoundSeeds, from = 0): { draw: Draw; used(): number } {
  let known: { index: number; block: Buffer } | null = null
  return drawFromWords((index) => {
    const wanted = Math.floor(index / WORDS_PER_BLOCK)
    if (known?.index !== wanted) {
      const block = createHmac('sha256', seeds.serverSeed)
        .update(`${seeds.clientSeed}:${seeds.nonce}:${wanted}`)
        .digest()
      known = { index: wanted, block }
    }
    return known.block.readUInt32BE((index % WORDS_PER_BLOCK) * 4)
  }, from)
}
