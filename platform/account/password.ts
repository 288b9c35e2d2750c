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
} from '../players/index.ts'
import { type AccountDeps, type From, type Invalid, invalid, notifyOwner } from './account-deps.ts'
import { storePasswordStatement } from './account-store.ts'
import { confirmPassword } from './confirm-password.ts'

/** Changes the password after checking the old one, and ends the player's other sessions (GAP-057). */
export async function changePassword(
  deps: AccountDeps,
  { player, sessionId }: Authorised,
  { oldPassword, newPassword, visitor }: z.output<typeof passwordRequest> & From,
): Promise<Result<null, 'error.old_password.incorrect' | 'TOO_MANY_REQUESTS'> | Invalid> {
  const { db, clock } = deps
  const problem =
    passwordProblem(newPassword, player.email) ??
    (newPassword === oldPassword ? 'same_password' : null)
  if (problem !== null) return invalid({ field: 'newPassword', code: problem })
  const confirmed = await confirmPassword(deps, player, { password: oldPassword, visitor })
  if (!confirmed.ok) return confirmed
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
  notifyOwner(deps, player, { template: 'password-changed', params: {} })
  return ok(null)
}
