import type { LimitKind, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import { findPlayerById } from '../players/index.ts'
import { readLimitRows, writeLimit } from './limit-store.ts'

export type LimitLock = {
  playerId: string
  kind: LimitKind
  period: LimitPeriod
  locked: boolean
  /** When it ends automatically. */
  until?: Date
  /** Requester and reason, for the record. */
  cause: string
}

const MAX_TRIES = 20

/**
 * The operator's lock (GAP-088): while it lasts the player cannot change that limit, and a pending change is dropped,
 * because a raise must not take effect under a lock. Returns false where there is no such player.
 */
export async function lockLimit(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
  lock: LimitLock,
): Promise<boolean> {
  const { playerId, kind, period } = lock
  const player = await findPlayerById(deps.db, playerId)
  if (!player) return false
  const { timeZone } = marketOfCountry(player.country_code)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const now = deps.clock()
    const rows = await readLimitRows(deps.db, { playerId, kind, timeZone, now })
    const written = await writeLimit(deps.db, {
      ...{ playerId, timeZone, kind, period },
      version: rows.version,
      at: String(now),
      event: lock.locked ? 'LOCKED' : 'UNLOCKED',
      value: rows.periods[period].value,
      ...{ pendingValue: null, pendingFrom: null, confirmBy: null },
      isLocked: lock.locked,
      lockedUntil: lock.locked && lock.until ? String(lock.until.getTime()) : null,
      cause: lock.cause,
      textVersion: null,
      acknowledged: null,
      job: null,
    })
    if (written !== 'CHANGED') return written === 'OK'
  }
  throw new Error('a lock of a limit did not come to rest')
}
