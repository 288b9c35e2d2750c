import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { newId } from '../wallet/index.ts'
import { startCooling } from './cooling-store.ts'
import type { SessionDeps } from './sessions.ts'

/** Between the request to come back after a time-out and the return (GAP-042). */
export const COOLING_MS = 24 * 3_600_000
/** As long as a page with the refused sign-in stays open. */
const PROOF_LIFETIME_MS = 30 * 60_000

type Cooling = { milliseconds: number; isCooling: true }

/** Proves to `reopenAfterTimeOut` that this player has just entered the password. */
export function proofOfSignIn(
  { clock, secret }: Pick<SessionDeps, 'clock' | 'secret'>,
  playerId: string,
): string {
  const until = clock() + PROOF_LIFETIME_MS
  return `${until}.${macOf(secret, playerId, until).toString('base64url')}`
}

function isProof(
  { clock, secret }: Pick<SessionDeps, 'clock' | 'secret'>,
  playerId: string,
  proof: string,
): boolean {
  const [, time = '', mac = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(proof) ?? []
  const until = Number(time)
  const given = Buffer.from(mac, 'base64url')
  const wanted = macOf(secret, playerId, until)
  return until > clock() && given.length === wanted.length && timingSafeEqual(given, wanted)
}

const macOf = (secret: string, playerId: string, until: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['reopen', playerId, until]))
    .digest()

/**
 * Starts the return after a time-out that is over, for who has just signed in with the right password: the refusal of
 * that sign-in carries the proof. Every other case gets the same refusal.
 */
export async function reopenAfterTimeOut(
  deps: Pick<SessionDeps, 'db' | 'clock' | 'secret'>,
  { playerId, proof = '' }: { playerId: string; proof?: string | undefined },
): Promise<Result<Cooling, 'VALIDATION_FAILED'>> {
  if (!isProof(deps, playerId, proof)) return refuse('VALIDATION_FAILED')
  const now = deps.clock()
  const endsAt = await startCooling(deps.db, {
    playerId,
    id: newId(now),
    now: new Date(now),
    endsAt: new Date(now + COOLING_MS),
  })
  if (!endsAt) return refuse('VALIDATION_FAILED')
  return ok({ milliseconds: Math.max(0, endsAt.getTime() - now), isCooling: true })
}
