import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../context.ts'

/** Distinguishes people from bots. `isSolved` consumes the answer: the same one is refused from then on. */
export type Captcha = {
  issue(): { challenge: string; difficulty: number; expiresAt: string }
  isSolved(token: string | null): Promise<boolean>
}

const LIFETIME_MS = 10 * 60_000
const MAX_TOKEN_LENGTH = 400
/** About 65,000 hashes: a second or less for a browser, hours of processor time for a flood. */
const DIFFICULTY_BITS = 16

const terms = z.tuple([z.string(), z.number(), z.number()])

/**
 * A captcha without a third party (GAP-051): a puzzle whose terms are authenticated with HMAC, so that nothing is
 * stored until it is solved; solved ones are stored until they have expired.
 */
export function createProofOfWork(
  deps: Pick<Context, 'db' | 'clock' | 'random'> & {
    secret: string
    difficulty?: number | undefined
    /** Accepted as solved, any number of times: only for the tests of the demo (GAP-051). */
    alwaysAccepted?: string | undefined
  },
): Captcha {
  const { db, clock, random, secret, difficulty = DIFFICULTY_BITS, alwaysAccepted } = deps
  const seal = (text: string) => createHmac('sha256', secret).update(`captcha.${text}`).digest()

  return {
    issue() {
      const expiresAt = clock() + LIFETIME_MS
      const sealed = JSON.stringify([random(16).toString('base64url'), difficulty, expiresAt])
      const text = Buffer.from(sealed).toString('base64url')
      const challenge = `${text}.${seal(text).toString('base64url')}`
      return { challenge, difficulty, expiresAt: new Date(expiresAt).toISOString() }
    },

    async isSolved(token) {
      if (token === null || token.length > MAX_TOKEN_LENGTH) return false
      if (alwaysAccepted !== undefined && token === alwaysAccepted) return true
      const match = /^([\w-]+)\.([\w-]{43})\.(\d{1,15})$/.exec(token)
      if (!match) return false
      const [, text = '', mac = ''] = match
      const given = Buffer.from(mac, 'base64url')
      const wanted = seal(text)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
      const [, bits, expiresAt] = terms.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
      )
      if (expiresAt <= clock() || leadingZeroBits(token) < bits) return false
      // Stored by its terms and not by the answer: another answer to the same puzzle counts as the same.
      const rows = await db.query(
        `insert into platform.spent_challenge (hash, expires_at) values ($1, $2)
         on conflict do nothing returning hash`,
        [createHash('sha256').update(text).digest('base64url'), new Date(expiresAt)],
      )
      return rows.length === 1
    },
  }
}

function leadingZeroBits(text: string): number {
  let bits = 0
  for (const byte of createHash('sha256').update(text).digest()) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
