import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { verifyPassword } from './password.ts'
import {
  addFailure,
  clearFailuresStatement,
  findLock,
  findPlayerByEmail,
  type PlayerRow,
} from './players-store.ts'
import { createSlotsByKey } from './slots.ts'

/** Wrong passwords within the window that lock an address, and for how long (GAP-040). */
const MAX_FAILURES = 5
const FAILURE_WINDOW_MS = 15 * 60_000
const LOCK_MS = 15 * 60_000
const MAX_WAITING_PER_EMAIL = 20

/** A sign-up that has not ended yet: its id becomes the player's. */
export type Unfinished = { playerId: string; passwordHash: string }
export type Known = { kind: 'player'; player: PlayerRow } | { kind: 'unfinished'; playerId: string }
export type PasswordCheck = (credentials: {
  email: string
  password: string
}) => Promise<Result<Known, 'error.player.not.found' | 'error.sign.in.attempt.count.exceeded'>>

/**
 * Whose e-mail and password these are. An unknown address and a wrong password are one refusal with one
 * timing, and wrong ones add up to a lock.
 */
export function createPasswordCheck(deps: {
  db: Db
  clock: () => number
  findUnfinished(email: string): Promise<Unfinished | undefined>
}): PasswordCheck {
  // One at a time for each address: parallel guesses would all see the counter before it moves.
  const inTurn = createSlotsByKey({ waiting: MAX_WAITING_PER_EMAIL })
  return ({ email: typed, password }) => {
    const email = typed.toLowerCase()
    return inTurn(email, () => check(deps, { email, password }))
  }
}

async function check(
  { db, clock, findUnfinished }: Parameters<typeof createPasswordCheck>[0],
  { email, password }: { email: string; password: string },
): ReturnType<PasswordCheck> {
  const emailHash = createHash('sha256').update(email).digest('base64url')
  const now = new Date(clock())
  const lockedUntil = await findLock(db, emailHash, now)
  if (lockedUntil) {
    const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)
    return refuse('error.sign.in.attempt.count.exceeded', { retryAfterSeconds })
  }
  const player = await findPlayerByEmail(db, email)
  const unfinished = player ? undefined : await findUnfinished(email)
  const stored = player?.password_hash ?? unfinished?.passwordHash
  if (!(await verifyPassword(stored, password))) {
    await addFailure(db, {
      emailHash,
      now,
      windowStart: new Date(now.getTime() - FAILURE_WINDOW_MS),
      lockUntil: new Date(now.getTime() + LOCK_MS),
      maxFailures: MAX_FAILURES,
    })
    return refuse('error.player.not.found')
  }
  await db.batch([clearFailuresStatement(emailHash)])
  if (player) return ok({ kind: 'player', player })
  // A password matches only what was found: without a player it is the sign-up's.
  return unfinished
    ? ok({ kind: 'unfinished', playerId: unfinished.playerId })
    : refuse('error.player.not.found')
}
