import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { startCooling } from './cooling-store.ts'

/** Between the request to come back after a time-out and the return (GAP-042). */
const COOLING_MS = 24 * 3_600_000

type Cooling = { milliseconds: number; isCooling: true }

/**
 * Starts the return after a time-out that is over. The caller is identified only by the id, which only a sign-in with
 * the right password returns: every other case gets the same refusal.
 */
export async function reopenAfterTimeOut(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
): Promise<Result<Cooling, 'VALIDATION_FAILED'>> {
  const now = clock()
  const endsAt = await startCooling(db, {
    playerId,
    id: newId(now),
    now: new Date(now),
    endsAt: new Date(now + COOLING_MS),
  })
  if (!endsAt) return refuse('VALIDATION_FAILED')
  return ok({ milliseconds: Math.max(0, endsAt.getTime() - now), isCooling: true })
}
