import { toApiAmount } from '#contracts/money.ts'
import type { ReachedLimit } from '#contracts/player-api/limits.ts'
import type { Context } from '../context.ts'
import { selectReachedLimit } from './limit-store.ts'

/** The spending or loss limit that prevents further stakes now; null where there is none (GAP-091). */
export async function readReachedLimit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
): Promise<ReachedLimit | null> {
  const row = await selectReachedLimit(db, playerId, clock())
  if (row === null) return null
  const { kind, period, timeZone } = row
  const value = toApiAmount(BigInt(row.value))
  return { kind, period, value, timeZone, resetAt: new Date(row.ends).toISOString() }
}
