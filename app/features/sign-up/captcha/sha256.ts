/**
 * Synchronous SHA-256 of many texts with a common prefix: Web Crypto hashes one text per asynchronous call, which makes
 * a search for a number thirty times slower. Never for secrets: this is only for the puzzle.
 */
const BLOCK = 64
const K = new Uint32Array(64)
const START = new Uint32Array(8)
fillConstants()

/** Searches the first number for which `{prefix}{number}` hashes to `bits` leading zero bits. */
export function createSearch(prefix: string, bits: number) {
  const bytes = new TextEncoder().encode(prefix)
  const whole = bytes.length - (bytes.length % BLOCK)
  const state = START.slice()
  for (let at = 0; at < whole; at += BLOCK) compress(state, bytes.subarray(at, at + BLOCK))
  const rest = bytes.subarray(whole)
  return {
    /** The first solution in `[from, to)`, or null. */
    between(from: number, to: number): number | null {
      for (let number = from; number < to; number += 1) {
        if (leadingZeroBits(finish(state, rest, { text: String(number), before: whole })) >= bits)
          return number
      }
      return null
    },
  }
}

/** The hash of one text, as eight words. */
export function sha256(text: string): Uint32Array {
  return finish(START, new TextEncoder().encode(''), { text, before: 0 })
}

function finish(
  state: Uint32Array,
  rest: Uint8Array,
  { text, before }: { text: string; before: number },
): Uint32Array {
  const tail = new TextEncoder().encode(text)
  const length = rest.length + tail.length
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK)
  padded.set(rest)
  padded.set(tail, rest.length)
  padded[length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, (before + length) * 8)
  const result = state.slice()
  for (let at = 0; at < padded.length; at += BLOCK)
    compress(result, padded.subarray(at, at + BLOCK))
  return result
}

export function leadingZeroBits(words: Uint32Array): number {
  let bits = 0
  for (const word of words) {
    if (word !== 0) return bits + Math.clz32(word)
    bits += 32
  }
  return bits
}

const schedule = new Uint32Array(64)
const at = (words: Uint32Array, index: number) => words[index] as number
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function compress(state: Uint32Array, block: Uint8Array): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK)
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getUint32(i * 4)
  for (let i = 16; i < 64; i += 1) {
    const early = at(schedule, i - 15)
    const late = at(schedule, i - 2)
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[i] = at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const one = (h + s1 + choice + at(K, i) + at(schedule, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + s0 + majority) | 0
  }
  state.set([
    at(state, 0) + a,
    at(state, 1) + b,
    at(state, 2) + c,
    at(state, 3) + d,
    at(state, 4) + e,
    at(state, 5) + f,
    at(state, 6) + g,
    at(state, 7) + h,
  ])
}

/** The fractional parts of the roots of the first primes, as the standard defines them (FIPS 180-4). */
function fillConstants(): void {
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0
  const isPrime = (n: number) => {
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false
    return true
  }
  let found = 0
  for (let n = 2; found < 64; n += 1) {
    if (!isPrime(n)) continue
    K[found] = fraction(Math.cbrt(n))
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    found += 1
  }
}
