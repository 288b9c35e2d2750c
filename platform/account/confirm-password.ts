import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import { takeFromWindows } from '../rate/index.ts'
import type { AccountDeps, From } from './account-deps.ts'

/** A person who finds an open session must not be able to guess passwords. */
const ATTEMPTS = { limit: 5, windowMs: 15 * 60_000 }

/**
 * Whether the player of an open session knows the password, before a change to what account recovery relies on (ASVS
 * 7.5.1). Attempts are counted before the check, right and wrong alike, across all such changes. Wrong ones also count
 * as failed sign-ins (GAP-040).
 */
export async function confirmPassword(
  { db, clock, checkPassword }: Pick<AccountDeps, 'db' | 'clock' | 'checkPassword'>,
  player: PlayerRow,
  { password, visitor }: From & { password: string },
): Promise<Result<null, 'error.old_password.incorrect' | 'TOO_MANY_REQUESTS'>> {
  const window = { key: `password-change:${player.id}`, limit: ATTEMPTS }
  const waitMs = await takeFromWindows(db, [window], clock())
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  const known = await checkPassword({ email: player.email, password, from: visitor })
  if (known.ok) return ok(null)
  return known.refusal === 'error.sign.in.attempt.count.exceeded'
    ? refuse('TOO_MANY_REQUESTS', known.detail)
    : refuse('error.old_password.incorrect')
}
