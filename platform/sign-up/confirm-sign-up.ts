import { ok, type Result, refuse } from '#contracts/result.ts'
import { findPerson, hashSecret, type PasswordCheck } from '../players/index.ts'
import { renewDraft, takeUpPlayer } from './draft-store.ts'
import type { SignUpDeps } from './sign-up.ts'
import { riskSettingOf, stepOf } from './sign-up-steps.ts'

const TOKEN_BYTES = 32
const DRAFT_LIFETIME_MS = 24 * 3_600_000

/** `registration`: the sign-up continues with this; null: it was complete, and the sign-in works now. */
export type Confirmed = { registration: { playerId: string; token: string } | null }

/**
 * Resumes an interrupted sign-up for a caller who knows its password (GAP-039): the draft with a new token, or a
 * pre-registered account, which is opened when everything is verified.
 */
export async function confirmSignUp(
  deps: SignUpDeps & { check: PasswordCheck },
  credentials: { email: string; password: string },
): Promise<Result<Confirmed, 'error.player.not.found' | 'error.sign.in.attempt.count.exceeded'>> {
  const { db, clock, random, check } = deps
  const known = await check({ ...credentials, from: null })
  if (!known.ok) return known
  const now = clock()
  const token = random(TOKEN_BYTES).toString('base64url')
  const fresh = { tokenHash: hashSecret(token), expiresAt: new Date(now + DRAFT_LIFETIME_MS) }
  if (known.value.kind === 'unfinished') {
    const { playerId } = known.value
    await renewDraft(db, playerId, fresh)
    return ok({ registration: { playerId, token } })
  }
  const { player } = known.value
  if (player.status !== 'PRE_REGISTERED' && player.status !== 'ACCOUNT_UNVERIFIED') {
    return refuse('error.player.not.found')
  }
  const person = await findPerson(db, player.id)
  const step = stepOf({
    hasContactInfo: Boolean(person?.phone && person.date_of_birth && person.street),
    emailVerified: Boolean(person?.email_verified_at),
    phoneVerified: Boolean(person?.phone_verified_at),
    verification: riskSettingOf(deps, player.country_code).verification,
  })
  if (step === 'Complete') {
    await db.query(
      `update platform.player set status = 'REGISTERED'
       where id = $1 and status in ('PRE_REGISTERED', 'ACCOUNT_UNVERIFIED')`,
      [player.id],
    )
    return ok({ registration: null })
  }
  await takeUpPlayer(db, player.id, { ...fresh, now: new Date(now) })
  return ok({ registration: { playerId: player.id, token } })
}
