import { randomFillSync } from 'node:crypto'
import { drawRound } from '#sandbox/providers/relax/engine.ts'
import { STATED_RTP } from '#sandbox/providers/relax/paytable.ts'
import { exactReturn } from '#sandbox/providers/relax/return.ts'
import type { Figure } from './main.ts'

const ROUNDS = 10_000_000
const ALLOWED_PERCENT = 0.5

/** Ten million rounds of the slot with cryptographic chance, beside the exact calculation. */
export async function benchGame(): Promise<Figure[]> {
  const random = cryptographicInts()
  let paid = 0
  let hits = 0
  for (let i = 0; i < ROUNDS; i++) {
    const { payoutMinor } = drawRound(20, random)
    paid += payoutMinor
    if (payoutMinor > 0) hits += 1
  }
  const simulated = (paid / (ROUNDS * 20)) * 100
  const exact = exactReturn().total * 100
  return [
    {
      what: 'return, exact',
      value: `${exact.toFixed(4)} %`,
      aim: `${STATED_RTP.toFixed(2)} % stated`,
      met: Math.abs(exact - STATED_RTP) < 0.005,
    },
    {
      what: 'return of 10,000,000 drawn rounds',
      value: `${simulated.toFixed(3)} %`,
      aim: `±${ALLOWED_PERCENT} %`,
      met: Math.abs(simulated - STATED_RTP) < ALLOWED_PERCENT,
    },
    { what: 'rounds that pay', value: `${((hits / ROUNDS) * 100).toFixed(1)} %` },
  ]
}

/** Unbiased whole numbers from blocks of cryptographic bytes: one call for each would take minutes. */
function cryptographicInts(): (limit: number) => number {
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
