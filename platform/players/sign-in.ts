import type { z } from 'zod'
import type { signInRequest, TokenSet } from '#contracts/player-api/v1.ts'
import { type Result, refuse } from '#contracts/result.ts'
import type { SignInRefusal } from './account-status.ts'
import { admitPlayer, type Visit } from './admit-player.ts'
import type { PasswordCheck } from './check-password.ts'
import { findPlayerByEmail } from './players-store.ts'
import type { SessionDeps } from './sessions.ts'

type SignIn = z.output<typeof signInRequest>
export type SignInResult = Result<TokenSet, SignInRefusal | 'error.sign.in.attempt.count.exceeded'>

/**
 * Signs a player in. The account's status, and that a sign-up has not ended, is revealed only to callers who know the
 * password.
 */
export function createSignIn(
  deps: SessionDeps,
  check: PasswordCheck,
): (request: SignIn, ip: string) => Promise<SignInResult> {
  return async ({ meta, payoutOnly, ...credentials }, ip) => {
    const known = await check({ ...credentials, from: ip || null })
    if (!known.ok) return known
    if (known.value.kind === 'unfinished') {
      return refuse('error.player.not.found', { playerId: known.value.playerId })
    }
    return admitPlayer(deps, known.value.player, {
      ip,
      countryCode: meta?.country ?? '',
      userAgent: meta?.userAgent ?? '',
      payoutOnly,
    })
  }
}

/** Signs in without a password a player who has just been authenticated otherwise: the end of a sign-up. */
export async function signInOpened(
  deps: SessionDeps,
  { playerId, email, ...visit }: Visit & { playerId: string; email: string },
): Promise<Result<TokenSet, SignInRefusal>> {
  const player = await findPlayerByEmail(deps.db, email)
  if (player?.id !== playerId) return refuse('error.player.not.found')
  return admitPlayer(deps, player, visit)
}
