import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { RejectionReason, WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { JobItem } from '../jobs/index.ts'
import type { PostItem } from '../wallet/index.ts'

export type WithdrawalRow = Rows['withdrawal'] & {
  state: WithdrawalState
  method: PaymentMethod
  currency: Currency
  reason: RejectionReason | null
}

export type FunctionAnswer = { code: string; id?: string; state?: WithdrawalState }

/** A request as `platform.request_withdrawal` reads it; amounts and instants are text. */
type RequestWithdrawal = {
  playerId: string
  id: string
  reference: string
  hash: string
  method: PaymentMethod
  instrumentToken: string
  currency: Currency
  amount: string
  limit: string
  limitSince: string
  maxOpen: number
  forfeitBonus: boolean
  needsReview: boolean
  holdUntil: string
  at: string
  posting: PostItem
  job: JobItem | null
}
export const REQUEST_WITHDRAWAL_KEYS = {
  playerId: true,
  id: true,
  reference: true,
  hash: true,
  method: true,
  instrumentToken: true,
  currency: true,
  amount: true,
  limit: true,
  limitSince: true,
  maxOpen: true,
  forfeitBonus: true,
  needsReview: true,
  holdUntil: true,
  at: true,
  posting: true,
  job: true,
} as const satisfies Record<keyof RequestWithdrawal, true>

/** How often a player may have cancelled since when; the instant is text. */
type CancelRule = { since: string; most: number }
export const CANCEL_KEYS = {
  since: true,
  most: true,
} as const satisfies Record<keyof CancelRule, true>

/** A step as `platform.move_withdrawal` reads it; the instant is text. */
type MoveWithdrawal = {
  playerId: string
  id: string
  from: readonly WithdrawalState[]
  to: WithdrawalState
  at: string
  cause: string
  reason: RejectionReason | null
  providerNote: string | null
  /** Of a player who cancels; null: of anything else. */
  cancel: CancelRule | null
  /** What of the payout had come back before this step, and after it, in total; null: the step is no return. */
  fromReturned: string | null
  returned: string | null
  posting: PostItem | null
  job: JobItem | null
}
export const MOVE_WITHDRAWAL_KEYS = {
  playerId: true,
  id: true,
  from: true,
  to: true,
  at: true,
  cause: true,
  reason: true,
  providerNote: true,
  cancel: true,
  fromReturned: true,
  returned: true,
  posting: true,
  job: true,
} as const satisfies Record<keyof MoveWithdrawal, true>

type WithdrawalCalls = { request_withdrawal: RequestWithdrawal; move_withdrawal: MoveWithdrawal }

/** Safe to repeat after a lost connection: both have references that count once. */
export async function callWithdrawal<Name extends keyof WithdrawalCalls>(
  db: Db,
  name: Name,
  argument: WithdrawalCalls[Name],
): Promise<FunctionAnswer> {
  const rows = await db.query<{ answer: FunctionAnswer }>(
    `select platform.${name}($1::jsonb) as answer`,
    [JSON.stringify(argument)],
    { idempotent: name === 'request_withdrawal' },
  )
  const [row] = rows
  if (!row) throw new Error(`${name} gave no answer`)
  return row.answer
}

const READ = { idempotent: true } as const

export async function findWithdrawal(
  db: Db,
  where: { playerId: string; id: string },
): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(
    'select * from platform.withdrawal where player_id = $1 and id = $2',
    [where.playerId, where.id],
    READ,
  )
  return rows[0]
}

export async function findByReference(
  db: Db,
  where: { playerId: string; reference: string },
): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(
    'select * from platform.withdrawal where player_id = $1 and reference = $2',
    [where.playerId, where.reference],
    READ,
  )
  return rows[0]
}

/** Of one player, newest first. */
export function selectWithdrawals(
  db: Db,
  of: { playerId: string; onlyOpen: boolean; limit: number },
): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(
    `select * from platform.withdrawal
     where player_id = $1 and (settle_tx is null or not $2::boolean) order by id desc limit $3`,
    [of.playerId, of.onlyOpen, of.limit],
    READ,
  )
}

export type StepRow = Pick<Rows['withdrawal_step'], 'withdrawal_id' | 'at'> & {
  state: WithdrawalState
}

export function selectSteps(db: Db, of: { playerId: string; ids: string[] }): Promise<StepRow[]> {
  return db.query<StepRow>(
    `select withdrawal_id, state, at from platform.withdrawal_step
     where player_id = $1 and withdrawal_id = any($2::uuid[]) order by withdrawal_id, step`,
    [of.playerId, of.ids],
    READ,
  )
}

/** What counts towards the limit of the period: all but what was returned. */
export async function sumTaken(db: Db, of: { playerId: string; since: Date }): Promise<bigint> {
  const rows = await db.query<{ taken: bigint }>(
    `select coalesce(sum(amount - returned), 0)::bigint as taken from platform.withdrawal
     where player_id = $1 and requested_at > $2 and state not in ('REJECTED', 'CANCELLED', 'FAILED', 'RETURNED')`,
    [of.playerId, of.since],
    READ,
  )
  return rows[0]?.taken ?? 0n
}

export async function countCancelled(
  db: Db,
  of: { playerId: string; since: Date },
): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `select count(*)::int as count from platform.withdrawal
     where player_id = $1 and state = 'CANCELLED' and changed_at > $2`,
    [of.playerId, of.since],
    READ,
  )
  return rows[0]?.count ?? 0
}

export type QueueRow = WithdrawalRow & Pick<Rows['player'], 'email'>

/** Of all players, the longest waiting first: those that staff must review, or all unsettled ones. */
export function selectQueue(
  db: Db,
  of: { onlyReview: boolean; limit: number },
): Promise<QueueRow[]> {
  return db.query<QueueRow>(
    `select w.*, p.email from platform.withdrawal w join platform.player p on p.id = w.player_id
     where w.settle_tx is null and (not $1::boolean or (w.needs_review and w.state = 'REQUESTED'))
     order by w.changed_at limit $2`,
    [of.onlyReview, of.limit],
    READ,
  )
}

export async function findById(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(
    'select * from platform.withdrawal where id = $1',
    [id],
    READ,
  )
  return rows[0]
}
