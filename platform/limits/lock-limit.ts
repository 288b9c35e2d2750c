import type {
  AdministeredLimit,
  LimitAdministration,
  LimitLock,
  RecordedLimitChange,
} from '#contracts/limit-administration.ts'
import { toApiAmount } from '#contracts/money.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import { LIMIT_KINDS } from '#contracts/player-api/protection-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import { findPlayerById } from '../players/index.ts'
import {
  type LimitChangeRow,
  type LimitRows,
  readLimitRows,
  selectLimitChanges,
  writeLimit,
} from './limit-store.ts'
import { readLimits } from './read-limits.ts'

const MAX_TRIES = 20
const MAX_CHANGES = 50

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>

/** Limits for staff: what they are, what became of them, and the locks (LIM-10, GAP-088). */
export function createLimitAdministration(deps: Deps): LimitAdministration {
  return {
    async ofPlayer(playerId) {
      const player = await findPlayerById(deps.db, playerId)
      if (!player) return null
      const limits: AdministeredLimit[] = []
      for (const kind of LIMIT_KINDS) {
        const set = await readLimits(deps, player, kind)
        if (!set.ok) continue
        for (const period of LIMIT_TYPES) {
          const { value, pendingValue, locked, lockReason, lockedUntil } = set.value[period]
          limits.push({ kind, period, value, pendingValue, locked, lockReason, lockedUntil })
        }
      }
      const rows = await selectLimitChanges(deps.db, playerId, MAX_CHANGES)
      const { email, currency } = player
      return { email, currency, limits, changes: rows.map(toRecorded) }
    },
    lock: (playerId, lock, by) => lockLimit(deps, playerId, { lock, by }),
  }
}

/**
 * Locks a limit or unlocks it, on record with the reason and who did it. While a lock lasts the player can only lower
 * that limit; a pending change is dropped, because a raise must not take effect under a lock. Unlocking what is not
 * locked changes nothing.
 */
async function lockLimit(
  { db, clock, logger }: Deps,
  playerId: string,
  { lock, by }: { lock: LimitLock; by: string },
): Promise<Result<null, 'NOT_FOUND' | 'OUT_OF_RANGE' | 'WALLET_DOES_NOT_EXIST'>> {
  const player = await findPlayerById(db, playerId)
  if (!player) return refuse('NOT_FOUND')
  const { timeZone } = marketOfCountry(player.country_code)
  const { kind, period } = lock
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const now = clock()
    const until = lock.locked && lock.until !== null ? Date.parse(lock.until) : null
    if (until !== null && until <= now) return refuse('OUT_OF_RANGE')
    const rows = await readLimitRows(db, { playerId, kind, timeZone, now })
    if (!lock.locked && !rows.periods[period].isLocked) return ok(null)
    const written = await writeLimit(db, {
      ...{ playerId, timeZone, version: rows.version, at: String(now) },
      ...lockWrite(rows, lock),
      lockedUntil: until === null ? null : String(until),
      staff: `${by}: ${lock.note}`,
    })
    if (written === 'WALLET_DOES_NOT_EXIST') return refuse(written)
    if (written === 'OK') {
      const { locked } = lock
      logger.info({ event: 'limit_lock', playerId, kind, period, locked })
      return ok(null)
    }
  }
  throw new Error('a lock of a limit did not come to rest')
}

function lockWrite({ periods }: LimitRows, lock: LimitLock) {
  const { kind, period, locked } = lock
  return {
    ...{ kind, period, isLocked: locked },
    event: locked ? 'LOCKED' : 'UNLOCKED',
    lockReason: locked ? lock.reason : null,
    value: periods[period].value,
    ...{ pendingValue: null, pendingFrom: null, confirmBy: null },
    cause: 'operator',
    ...{ textVersion: null, acknowledged: null, job: null },
  }
}

function toRecorded(row: LimitChangeRow): RecordedLimitChange {
  const amount = (minor: bigint | null) => (minor === null ? null : toApiAmount(minor))
  return {
    ...{ at: row.at.toISOString(), kind: row.kind, period: row.period, event: row.event },
    ...{ valueBefore: amount(row.value_before), valueAfter: amount(row.value_after) },
    ...{ cause: row.cause, lockReason: row.lock_reason, staff: row.staff },
    lockedUntil: row.locked_until?.toISOString() ?? null,
  }
}
