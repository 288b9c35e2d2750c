import { z } from 'zod'
import type { Context } from '../context.ts'
import type { JobHandler, JobItem } from '../jobs/index.ts'
import { newId } from '../wallet/index.ts'
import { settleLimits } from './limit-store.ts'

export const SETTLE_LIMITS = 'settle-limits'
const payloadSchema = z.object({ playerId: z.uuid() })

/** Applies what is due at that moment. No response waits for it: a read or a stake that comes first does the same. */
export function settleJob(playerId: string, { now, at }: { now: number; at: number }): JobItem {
  return {
    id: newId(now),
    kind: SETTLE_LIMITS,
    key: `limits:${playerId}`,
    payload: { playerId },
    runAt: String(at),
  }
}

/** Writes pending changes in time, so that they are on record even if the player does not come back. */
export function createSettleLimits({ db, clock }: Pick<Context, 'db' | 'clock'>): JobHandler {
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const next = await settleLimits(db, playerId, clock())
    return next === null ? { next: 'none' } : { next: 'at', at: next }
  }
}
