import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { signInRequest, TokenSet } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Statement } from '../db/db.ts'
import { newId } from '../wallet/index.ts'
import { decideSignIn, type SignInRefusal } from './account-status.ts'
import { verifyPassword } from './password.ts'
import {
  addFailure,
  clearFailuresStatement,
  findLock,
  findPlayerByEmail,
  insertSignInStatements,
  type PlayerRow,
} from './players-store.ts'
import { prepareSession, type SessionDeps } from './sessions.ts'
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
  if (await findLock(db, emailHash, now)) return refuse('error.sign.in.attempt.count.exceeded')

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
  return openSession(deps, player, {
    ip,
    countryCode: request.meta?.market ?? '',
    alongside: [clearFailuresStatement(emailHash)],
  })
}

/** Signs in without a password whoever has just proved to be that player: the end of a sign-up. */
export async function signInOpened(
  deps: SessionDeps,
  who: { playerId: string; email: string; ip: string; countryCode: string },
): Promise<Result<TokenSet, SignInRefusal>> {
  const player = await findPlayerByEmail(deps.db, who.email)
  if (player?.id !== who.playerId) return refuse('error.player.not.found')
  return openSession(deps, player, { ip: who.ip, countryCode: who.countryCode, alongside: [] })
}

async function openSession(
  deps: SessionDeps,
  player: PlayerRow,
  about: { ip: string; countryCode: string; alongside: Statement[] },
): Promise<Result<TokenSet, SignInRefusal>> {
  const { db, clock } = deps
  const now = clock()
  const decision = decideSignIn(
    { playerId: player.id, status: player.status, statusUntil: player.status_until },
    now,
  )
  if (!decision.ok) return decision
  const session = await prepareSession(deps, player)
  await db.batch([
    session.statement,
    ...about.alongside,
    ...insertSignInStatements({
      playerId: player.id,
      id: newId(now),
      at: new Date(now),
      ip: about.ip,
      countryCode: about.countryCode,
    }),
  ])
  return ok(session.set)
}
