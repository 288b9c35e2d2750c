import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { signInRequest, TokenSet } from '#contracts/player-api/v1.ts'
import { type Result, refuse } from '#contracts/result.ts'
import type { SignInRefusal } from './account-status.ts'
import { admitPlayer, type Visit } from './admit-player.ts'
import { verifyPassword } from './password.ts'
import { addFailure, clearFailuresStatement, findLock, findPlayerByEmail } from './players-store.ts'
import type { SessionDeps } from './sessions.ts'
import { createSlotsByKey } from './slots.ts'

/** Wrong passwords within the window that lock an address, and for how long (GAP-040). */
const MAX_FAILURES = 5
const FAILURE_WINDOW_MS = 15 * 60_000
const LOCK_MS = 15 * 60_000
const MAX_WAITING_PER_EMAIL = 20

type SignIn = z.output<typeof signInRequest>
export type SignInResult = Result<TokenSet, SignInRefusal | 'error.sign.in.attempt.count.exceeded'>

/**
 * Signs a player in. An unknown address and a wrong password are one refusal with one timing; what the
 * account's status says is told only to those who know the password.
 */
export function createSignIn(
  deps: SessionDeps,
): (request: SignIn, ip: string) => Promise<SignInResult> {
  // One at a time for each address: parallel guesses would all see the counter before it moves.
  const inTurn = createSlotsByKey({ waiting: MAX_WAITING_PER_EMAIL })
  return (request, ip) => {
    const email = request.email.toLowerCase()
    return inTurn(email, () => signIn(deps, { request, email, ip }))
  }
}

async function signIn(
  deps: SessionDeps,
  { request, email, ip }: { request: SignIn; email: string; ip: string },
): Promise<SignInResult> {
  const { db, clock } = deps
  const emailHash = createHash('sha256').update(email).digest('base64url')
  const now = new Date(clock())
  const lockedUntil = await findLock(db, emailHash, now)
  if (lockedUntil) {
    const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)
    return refuse('error.sign.in.attempt.count.exceeded', { retryAfterSeconds })
  }

  const player = await findPlayerByEmail(db, email)
  const matches = await verifyPassword(player?.password_hash, request.password)
  if (!player || !matches) {
    await addFailure(db, {
      emailHash,
      now,
      windowStart: new Date(now.getTime() - FAILURE_WINDOW_MS),
      lockUntil: new Date(now.getTime() + LOCK_MS),
      maxFailures: MAX_FAILURES,
    })
    return refuse('error.player.not.found')
  }
  return admitPlayer(deps, player, {
    ip,
    countryCode: request.meta?.market ?? '',
    userAgent: request.meta?.userAgent ?? '',
    further: [clearFailuresStatement(emailHash)],
  })
}

/** Signs in without a password whoever has just proved to be that player: the end of a sign-up. */
export async function signInOpened(
  deps: SessionDeps,
  { playerId, email, ...visit }: Visit & { playerId: string; email: string },
): Promise<Result<TokenSet, SignInRefusal>> {
  const player = await findPlayerByEmail(deps.db, email)
  if (player?.id !== playerId) return refuse('error.player.not.found')
  return admitPlayer(deps, player, visit)
}
