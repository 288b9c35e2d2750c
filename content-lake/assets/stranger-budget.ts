import { LakeError } from '../documents/types.ts'

type Bucket = { left: number; at: number }
type Limit = { most: number; everyMs: number }

/** Custom crops that one address may have rendered at once; then one per interval. */
const PER_ADDRESS: Limit = { most: 48, everyMs: 10_000 }
/** The same limit for all anonymous callers together, whatever their addresses. */
const TOGETHER: Limit = { most: 600, everyMs: 1_000 }
const MAX_ADDRESSES = 10_000

/**
 * Limits how many images of custom sizes anonymous callers may have rendered. It refills with time; a caller that has
 * used up its own share does not consume the share of others.
 */
export class StrangerBudget {
  readonly #clock: () => number
  readonly #addresses = new Map<string, Bucket>()
  readonly #together: Bucket

  /** `clock` in milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#together = { left: TOGETHER.most, at: clock() }
  }

  /** Throws LakeError 429 with the seconds to wait when nothing is left. */
  spend(address: string): void {
    const now = this.#clock()
    const own = this.#bucketOf(networkOf(address), now)
    refill(own, PER_ADDRESS, now)
    refill(this.#together, TOGETHER, now)
    if (own.left < 1) throw tooMany(own, PER_ADDRESS, now)
    if (this.#together.left < 1) throw tooMany(this.#together, TOGETHER, now)
    own.left -= 1
    this.#together.left -= 1
  }

  #bucketOf(network: string, now: number): Bucket {
    const bucket = this.#addresses.get(network) ?? { left: PER_ADDRESS.most, at: now }
    // Moves the latest caller to the end: the first entry is the one that is evicted.
    this.#addresses.delete(network)
    this.#addresses.set(network, bucket)
    if (this.#addresses.size > MAX_ADDRESSES)
      this.#addresses.delete(this.#addresses.keys().next().value ?? '')
    return bucket
  }
}

function refill(bucket: Bucket, { most, everyMs }: Limit, now: number): void {
  const come = Math.floor(Math.max(0, now - bucket.at) / everyMs)
  bucket.left = Math.min(most, bucket.left + come)
  bucket.at = bucket.left === most ? now : bucket.at + come * everyMs
}

function tooMany(bucket: Bucket, { everyMs }: Limit, now: number): LakeError {
  const retryAfter = Math.max(1, Math.ceil((bucket.at + everyMs - now) / 1_000))
  const text = 'Too many parts of pictures were asked for'
  return new LakeError(429, 'tooManyPictures', text, { retryAfter })
}

/** Counts an IPv6 address by its /64 network: who has one address of it has them all. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = ''] = address.split('::')
  return head.split(':').slice(0, 4).join(':')
}
