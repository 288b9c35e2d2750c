import { z } from 'zod'
import { LIMIT_TYPES } from './player-api/deposit-words.ts'
import {
  LIMIT_KINDS,
  type LimitKind,
  type LimitPeriod,
  LOCK_REASONS,
  type LockReason,
} from './player-api/protection-words.ts'
import { plainText } from './player-api/typed-fields.ts'
import type { Result } from './result.ts'

/**
 * Locks of limits as staff sets them (LIM-10, GAP-088). In a demo staff is QA, through the sandbox console; in live mode
 * a command of the server. Not part of the player API.
 */

const limit = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_TYPES) }
/** Why, in the words of staff; the player reads only the reason. */
const note = plainText(200)

export const limitLock = z.discriminatedUnion('locked', [
  z.strictObject({
    ...limit,
    locked: z.literal(true),
    reason: z.enum(LOCK_REASONS),
    /** When it ends by itself; null: until staff ends it. */
    until: z.iso.datetime({ offset: true }).nullable().default(null),
    note,
  }),
  z.strictObject({ ...limit, locked: z.literal(false), note }),
])
export type LimitLock = z.output<typeof limitLock>

export type AdministeredLimit = {
  kind: LimitKind
  period: LimitPeriod
  value: number | null
  pendingValue: number | null
  locked: boolean
  lockReason: LockReason | null
  lockedUntil: string | null
}

/** One change on record; newest first. */
export type RecordedLimitChange = {
  at: string
  kind: string
  period: string
  event: string
  valueBefore: number | null
  valueAfter: number | null
  cause: string
  lockReason: string | null
  lockedUntil: string | null
  /** Who of staff, and the note; null: it was not staff. */
  staff: string | null
}

export type LimitAdministration = {
  /** Null: no such player. */
  ofPlayer(playerId: string): Promise<{
    email: string
    currency: string
    limits: AdministeredLimit[]
    /** 50 at most. */
    changes: RecordedLimitChange[]
  } | null>
  /** `by`: who of staff. Unlocking a limit that is not locked changes nothing. */
  lock(
    playerId: string,
    lock: LimitLock,
    by: string,
  ): Promise<Result<null, 'NOT_FOUND' | 'OUT_OF_RANGE' | 'WALLET_DOES_NOT_EXIST'>>
}
