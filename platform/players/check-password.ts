import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { createRateLimiter, type RateLimit } from '../rate/index.ts'
import type { verifyPassword } from './password.ts'
import {
  addFailure,
  clearFailures,
  type FailureRow,
  findFailures,
  findPlayerByEmail,
  type PlayerRow,
} from './players-store.ts'
import { createRecentFailures } from './recent-failures.ts'
import { createSlotsByKey, SlotsFullError } from './slots.ts'

/** Wrong passwords within the window that lock an address, and for how long (GAP-040). */
const MAX_FAILURES = 5
const FAILURE_WINDOW_MS = 15 * 60_000
export const LOCK_MS = 15 * 60_000
/**
 * Locks alone would still allow an address twenty guesses an hour. It allows seven in a row and one more every twenty
 * minutes, which is never more than ten within an hour.
 */
const GUESS_STEP_MS = 20 * 60_000
const GUESSES_AT_A_STRETCH = 7
const MAX_WAITING_PER_EMAIL = 20

/** A sign-up that has not ended; its id becomes the player's. */
export type Unfinished = { playerId: string; passwordHash: string }
export type Known = { kind: 'player'; player: PlayerRow } | { kind: 'unfinished'; playerId: string }
export type PasswordCheck = (credentials: {
  email: string
  password: string
  /** The network address of the caller; null while unknown. */
  from: string | null
}) => Promise<Result<Known, 'error.player.not.found' | 'error.sign.in.attempt.count.exceeded'>>

/**
 * The owner of an e-mail and password. An unknown address and a wrong password give the same refusal with the same
 * timing, and wrong passwords add up to a lock. Throws SlotsFullError when too many wait, first for addresses with
 * recent failures.
 */
export function createPasswordCheck(
  deps: Pick<Context, 'db' | 'clock'> & {
    findUnfinished(email: string): Promise<Unfinished | undefined>
    verify: typeof verifyPassword
    /** For all addresses with recent failures together: a flood from them leaves the processor to others. */
    maxOfFailed: RateLimit
  },
): PasswordCheck {
  // One at a time for each address: parallel guesses would all read the counter before it moves.
  const inTurn = createSlotsByKey({ waiting: MAX_WAITING_PER_EMAIL })
  const beginTry = createRecentFailures(deps.clock)
  const limitFailed = createRateLimiter(deps.maxOfFailed, deps.clock)
  return ({ email: typed, password, from }) => {
    const email = typed.toLowerCase()
    return inTurn(email, async () => {
      const { rank, end } = beginTry(from)
      let failed = false
      try {
        if (rank > 0 && limitFailed.take('all') > 0) throw new SlotsFullError('too many fail')
        const known = await check(deps, { email, password, rank })
        failed = !known.ok
        return known
      } finally {
        end(failed)
      }
    })
  }
}

async function check(
  { db, clock, findUnfinished, verify }: Parameters<typeof createPasswordCheck>[0],
  { email, password, rank }: { email: string; password: string; rank: number },
): ReturnType<PasswordCheck> {
  const emailHash = createHash('sha256').update(email).digest('base64url')
  const now = new Date(clock())
  const failures = await findFailures(db, emailHash)
  const lockedMs = lockOf(failures, now.getTime())
  if (lockedMs > 0) {
    const retryAfterSeconds = Math.ceil(lockedMs / 1000)
    return refuse('error.sign.in.attempt.count.exceeded', { retryAfterSeconds })
  }
  const player = await findPlayerByEmail(db, email)
  const unfinished = player ? undefined : await findUnfinished(email)
  const stored = player?.password_hash ?? unfinished?.passwordHash
  if (!(await verify(stored, password, rank))) {
    await addFailure(db, {
      emailHash,
      now,
      windowStart: new Date(now.getTime() - FAILURE_WINDOW_MS),
      lockUntil: new Date(now.getTime() + LOCK_MS),
      maxFailures: MAX_FAILURES,
      stepMs: GUESS_STEP_MS,
    })
    return refuse('error.player.not.found')
  }
  // Without failures there is nothing to clear: most sign-ins write nothing here.
  if (failures) await clearFailures(db, emailHash, now)
  if (player) return ok({ kind: 'player', player })
  // A password can only match a row that was found: without a player it is the sign-up's.
  return unfinished
    ? ok({ kind: 'unfinished', playerId: unfinished.playerId })
    : refuse('error.player.not.found')
}

/** Milliseconds until the address may be tried again; 0 is now. */
function lockOf(failures: FailureRow | undefined, nowMs: number): number {
  const locked = (failures?.locked_until?.getTime() ?? 0) - nowMs
  const spent = (failures?.guesses_until?.getTime() ?? 0) - nowMs
  return Math.max(0, locked, spent - (GUESSES_AT_A_STRETCH - 1) * GUESS_STEP_MS)
}
