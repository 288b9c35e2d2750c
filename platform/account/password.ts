import type { z } from 'zod'
import type { passwordRequest } from '#contracts/player-api/account-area.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import {
  type Authorised,
  afterNewPasswordStatements,
  hashPassword,
  hashSecret,
  hasPasswordHash,
  passwordProblem,
  verifyPassword,
} from '../players/index.ts'
import { takeFromWindows } from '../rate/index.ts'
import { type AccountDeps, type Invalid, invalid, tellOwner } from './account-deps.ts'
import { storePasswordStatement } from './account-store.ts'

/** Whoever sits down at an open session must not be able to try passwords. */
const ATTEMPTS = { limit: 5, windowMs: 15 * 60_000 }

/**
 * Changes the password for who knows the old one, and ends the player's other sessions (GAP-057). Attempts
 * are counted before they are judged, right and wrong alike: parallel ones cannot pass together.
 */
export async function changePassword(
  deps: AccountDeps,
  { player, sessionId }: Authorised,
  { oldPassword, newPassword }: z.output<typeof passwordRequest>,
): Promise<Result<null, 'error.old_password.incorrect' | 'TOO_MANY_REQUESTS'> | Invalid> {
  const { db, clock } = deps
  const problem =
    passwordProblem(newPassword, player.email) ??
    (newPassword === oldPassword ? 'same_password' : null)
  if (problem !== null) return invalid({ field: 'newPassword', code: problem })
  const window = { key: `password-change:${player.id}`, limit: ATTEMPTS }
  const waitMs = await takeFromWindows(db, [window], clock())
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  if (!(await verifyPassword(player.password_hash, oldPassword))) {
    return refuse('error.old_password.incorrect')
  }
  const passwordHash = await hashPassword(newPassword)
  const change = { playerId: player.id, passwordHash }
  await db.batch([
    storePasswordStatement({ playerId: player.id, from: player.password_hash, to: passwordHash }),
    ...afterNewPasswordStatements({
      ...change,
      emailHash: hashSecret(player.email),
      keepSessionId: sessionId,
      because: 'PASSWORD_CHANGED',
      now: new Date(clock()),
    }),
  ])
  if (!(await hasPasswordHash(db, change))) return refuse('error.old_password.incorrect')
  tellOwner(deps, player, { template: 'password-changed', params: {} })
  return ok(null)
}
