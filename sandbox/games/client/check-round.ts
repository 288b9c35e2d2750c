import { drawFromWords, WORDS_PER_BLOCK } from '../draw-from-words.ts'
import type { GameEngine, Step } from '../engine.ts'
import type { PastRound } from '../recall.ts'

const FIRST_BLOCKS = 64
const MOST_BLOCKS = 4_096

class OutOfWords extends Error {}

/**
 * Replays a past round in the browser, from its seeds and the rules alone, and compares. False when the revealed seed
 * does not match the hash that was shown, or when the outcome differs.
 */
export async function checkRound(
  engine: GameEngine,
  round: PastRound,
  shownHash: string | undefined,
): Promise<boolean> {
  const { serverSeed } = round
  if (serverSeed === null) return false
  const hash = hex(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)))
  if (hash !== round.seedHash || (shownHash !== undefined && hash !== shownHash)) return false
  for (let blocks = FIRST_BLOCKS; blocks <= MOST_BLOCKS; blocks *= 4) {
    const words = await wordsOf(serverSeed, `${round.clientSeed}:${round.nonce}`, blocks)
    try {
      const step = replay(engine, round, words)
      const jackpots = round.jackpots.reduce((sum, it) => sum + it.amountMinor, 0)
      return (
        step.payoutMinor + jackpots === round.payoutMinor &&
        JSON.stringify(engine.view(step.state)) === JSON.stringify(round.view)
      )
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error
    }
  }
  return false
}

function replay(engine: GameEngine, round: PastRound, words: DataView): Step<unknown> {
  const { draw } = drawFromWords((index) => {
    if (index * 4 >= words.byteLength) throw new OutOfWords()
    return words.getUint32(index * 4)
  })
  let step = engine.begin(round.asked, draw)
  for (const acted of round.actions) {
    const next =
      'auto' in acted
        ? engine.settleNow?.(step.state, draw)
        : engine.act?.(step.state, acted.action, draw)
    if (!next) throw new Error('the rules refuse what was played')
    step = next
  }
  return step
}

/** The first blocks of the round's words: HMAC-SHA-256 with the secret seed's text as key. */
async function wordsOf(serverSeed: string, round: string, blocks: number): Promise<DataView> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const all = new Uint8Array(blocks * WORDS_PER_BLOCK * 4)
  for (let block = 0; block < blocks; block++) {
    const signed = await crypto.subtle.sign('HMAC', key, bytesOf(`${round}:${block}`))
    all.set(new Uint8Array(signed), block * WORDS_PER_BLOCK * 4)
  }
  return new DataView(all.buffer)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((it) => it.toString(16).padStart(2, '0')).join('')
