import type { LimitKind, LimitPeriod, LockReason } from '#contracts/player-api/protection-words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { JobItem } from '../jobs/index.ts'

/**
 * One period as returned by `platform.read_limits`: amounts as text, so that they are not rounded; Unix milliseconds.
 */
export type PeriodRow = {
  value: string | null
  used: string
  from: number
  ends: number
  pendingValue: string | null
  pendingFrom: number | null
  confirmBy: number | null
  isLocked: boolean
  lockedUntil: number | null
  lockReason: LockReason | null
  updatedAt: number | null
}
export type LimitRows = {
  /** The number of the newest change: a decision based on it is valid while it is the newest. */
  version: number
  periods: Record<LimitPeriod, PeriodRow>
  /** Whether the player has ever had a limit of this kind. */
  hasChosen: boolean
}

/** The limits of one kind, after what was due by then has been applied. */
export async function readLimitRows(
  db: Db,
  of: { playerId: string; kind: LimitKind; timeZone: string; now: number },
): Promise<LimitRows> {
  const rows = await db.query<{ limits: LimitRows }>(
    'select platform.read_limits($1, $2, $3, $4) as limits',
    [of.playerId, of.kind, of.timeZone, new Date(of.now)],
    { idempotent: true },
  )
  const limits = rows[0]?.limits
  if (!limits) throw new Error('read_limits gave no answer')
  return limits
}

export type LimitWrite = {
  playerId: string
  timeZone: string
  kind: LimitKind
  period: LimitPeriod
  /** The version that the decision is based on. */
  version: number
  at: string
  event: string
  value: string | null
  pendingValue: string | null
  pendingFrom: string | null
  confirmBy: string | null
  isLocked: boolean
  lockedUntil: string | null
  lockReason: string | null
  /** Who of staff, and the note; null: it was not staff. */
  staff: string | null
  /** Who or what made the change. */
  cause: string
  textVersion: string | null
  /** How the player acknowledged that text; null where no acknowledgement was required. */
  acknowledged: 'CONFIRMED' | 'SECOND_YES' | null
  job: JobItem | null
}
export const LIMIT_WRITE_KEYS = {
  playerId: true,
  timeZone: true,
  kind: true,
  period: true,
  version: true,
  at: true,
  event: true,
  value: true,
  pendingValue: true,
  pendingFrom: true,
  confirmBy: true,
  isLocked: true,
  lockedUntil: true,
  lockReason: true,
  staff: true,
  cause: true,
  textVersion: true,
  acknowledged: true,
  job: true,
} as const satisfies Record<keyof LimitWrite, true>

/** Safe to repeat: a change that was already made is reported as CHANGED, and deciding again has no effect. */
export async function writeLimit(
  db: Db,
  write: LimitWrite,
): Promise<'OK' | 'CHANGED' | 'WALLET_DOES_NOT_EXIST'> {
  const rows = await db.query<{ answer: { code: 'OK' | 'CHANGED' | 'WALLET_DOES_NOT_EXIST' } }>(
    'select platform.change_limit($1::jsonb) as answer',
    [JSON.stringify(write)],
    { idempotent: true },
  )
  const code = rows[0]?.answer.code
  if (!code) throw new Error('change_limit gave no answer')
  return code
}

/** Applies what is due; returns when something is due next, in Unix milliseconds. */
export async function settleLimits(db: Db, playerId: string, now: number): Promise<number | null> {
  const rows = await db.query<{ next: bigint | null }>(
    'select platform.settle_limits($1, $2) as next',
    [playerId, new Date(now)],
    { idempotent: true },
  )
  const next = rows[0]?.next ?? null
  return next === null ? null : Number(next)
}

/** As returned by `platform.reached_play_limit`: the amount as text, Unix milliseconds. */
export type ReachedRow = {
  kind: 'spend' | 'loss' | 'time'
  period: LimitPeriod
  value: string
  timeZone: string
  ends: number
}

/** The limit that prevents further stakes; null where there is none. */
export async function selectReachedLimit(
  db: Db,
  playerId: string,
  now: number,
): Promise<ReachedRow | null> {
  const rows = await db.query<{ reached: ReachedRow | null }>(
    'select platform.reached_play_limit($1, $2) as reached',
    [playerId, new Date(now)],
    { idempotent: true },
  )
  return rows[0]?.reached ?? null
}

/** Milliseconds until a limit on time is reached, 0 where it is; null without such a limit. */
export async function selectTimeLeft(
  db: Db,
  playerId: string,
  now: number,
): Promise<number | null> {
  const rows = await db.query<{ remains: bigint | null }>(
    'select platform.time_left($1, $2) as remains',
    [playerId, new Date(now)],
    { idempotent: true },
  )
  const remains = rows[0]?.remains ?? null
  return remains === null ? null : Number(remains)
}

export type LimitChangeRow = Pick<
  Rows['limit_change'],
  | 'at'
  | 'kind'
  | 'period'
  | 'event'
  | 'value_before'
  | 'value_after'
  | 'cause'
  | 'lock_reason'
  | 'locked_until'
  | 'staff'
>

/** The newest changes of a player's limits. */
export function selectLimitChanges(
  db: Db,
  playerId: string,
  limit: number,
): Promise<LimitChangeRow[]> {
  return db.query<LimitChangeRow>(
    `select at, kind, period, event, value_before, value_after, cause, lock_reason, locked_until, staff
     from platform.limit_change where player_id = $1 order by no desc limit $2`,
    [playerId, limit],
    { idempotent: true },
  )
}
