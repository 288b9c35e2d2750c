import { z } from 'zod'
import type { RejectionReason, WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { JobItem } from '../jobs/index.ts'
import { type MoneyOut, newId, toPostItem } from '../wallet/index.ts'
import { CANCELLATIONS_WITHIN_MS, MAX_CANCELLATIONS } from './cancel-rule.ts'
import { stateAfter, statesBefore, type WithdrawalEvent } from './withdrawal-states.ts'
import { callWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

export const ADVANCE = 'advance-withdrawal'
export const RETURN = 'return-payout'
/** The poster: with the player it is the scope in which references of withdrawals are unique. */
const PROVIDER = 'cashier'

/** Payload of withdrawal jobs. */
export const withdrawalPayload = z.object({ playerId: z.uuid(), id: z.uuid() })

type Of = Pick<WithdrawalRow, 'player_id' | 'id' | 'currency' | 'amount' | 'returned'>

/** The money movement in the same transaction; null where it stays in LOCKED. */
const MOVES = {
  approve: null,
  send: null,
  pay: { op: 'PAY_OUT' },
  reject: { op: 'RELEASE', status: 'CANCELLED' },
  cancel: { op: 'RELEASE', status: 'CANCELLED' },
  fail: { op: 'RELEASE', status: 'FAILED' },
} as const satisfies Record<Exclude<WithdrawalEvent, 'return'>, object | null>

export type Move = {
  event: WithdrawalEvent
  /** Origin: `player`, `clock`, `provider`, or the name that staff entered. */
  cause: string
  reason?: RejectionReason
  providerNote?: string
  /** Of a return: what has come back in total, with this part of it. */
  returned?: bigint
  /** A part of the payout is back already: the job that posts it is queued with this step. */
  checks?: boolean
}
export type MoveRefusal = 'WITHDRAWAL_NOT_PENDING' | 'error.withdrawal.cancel.limit_reached'

/**
 * Applies an event to a withdrawal: its state, its step and the money that it settles, all or nothing. The later of two
 * concurrent events is refused and changes nothing, also across instances.
 */
export async function moveWithdrawal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  withdrawal: Of,
  { event, cause, reason, providerNote, returned = withdrawal.amount, checks = false }: Move,
): Promise<Result<WithdrawalState, MoveRefusal>> {
  const now = clock()
  const isReturn = event === 'return'
  if (isReturn && returned <= withdrawal.returned) return refuse('WITHDRAWAL_NOT_PENDING')
  // As long as only a part has come back, the rest stays paid.
  const to = isReturn && returned < withdrawal.amount ? 'PAID' : stateAfter(event)
  const answer = await callWithdrawal(db, 'move_withdrawal', {
    playerId: withdrawal.player_id,
    id: withdrawal.id,
    from: statesBefore(event),
    to,
    at: String(now),
    cause,
    reason: reason ?? null,
    providerNote: providerNote ?? null,
    cancel:
      event === 'cancel'
        ? { since: String(now - CANCELLATIONS_WITHIN_MS), most: MAX_CANCELLATIONS }
        : null,
    fromReturned: isReturn ? String(withdrawal.returned) : null,
    returned: isReturn ? String(returned) : null,
    posting: isReturn ? returnItem(withdrawal, returned, now) : settlement(withdrawal, event, now),
    job:
      event === 'approve'
        ? advanceJob(withdrawal, now, now)
        : checks
          ? returnJob(withdrawal, now)
          : null,
  })
  if (answer.code === 'OK') return ok(to)
  if (answer.code === 'WRONG_STATE' || answer.code === 'NOT_FOUND') {
    return refuse('WITHDRAWAL_NOT_PENDING')
  }
  if (answer.code === 'error.withdrawal.cancel.limit_reached') return refuse(answer.code)
  throw new Error(`a withdrawal cannot be moved: ${answer.code}`)
}

/** Both kinds of settlement share one reference: what was paid out cannot also be released. */
function settlement(withdrawal: Of, event: Exclude<WithdrawalEvent, 'return'>, now: number) {
  const move = MOVES[event]
  return move && toPostItem({ ...posting(withdrawal, `${withdrawal.id}:settled`), ...move }, now)
}

/** What has come back since the last return, under the total as its reference: it never falls, so each is posted once. */
function returnItem(withdrawal: Of, returned: bigint, now: number) {
  const part = { ...withdrawal, amount: returned - withdrawal.returned }
  return toPostItem(
    { ...posting(part, `${withdrawal.id}:returned:${returned}`), op: 'RETURN' },
    now,
  )
}

/** Reserves the money. */
export function lockItem(withdrawal: Omit<Of, 'returned'>, now: number) {
  return toPostItem({ ...posting(withdrawal, withdrawal.id), op: 'LOCK' }, now)
}

function posting(
  { player_id, currency, amount }: Pick<Of, 'player_id' | 'currency' | 'amount'>,
  reference: string,
) {
  return {
    playerId: player_id,
    provider: PROVIDER,
    reference,
    amount: { minor: amount, currency },
    category: 'PAYMENT',
  } as const satisfies Omit<MoneyOut, 'op' | 'status'>
}

/** The job that advances a withdrawal, from any state. */
export function advanceJob(of: JobOf, runAt: number, now: number): JobItem {
  return jobOf(of, { kind: ADVANCE, key: `withdrawal:${of.id}`, runAt, now })
}

/** The job that compares a payout that is over with the provider's answer, and posts what a bank has returned. */
export function returnJob(of: JobOf, now: number): JobItem {
  return jobOf(of, { kind: RETURN, key: `return:${of.id}`, runAt: now, now })
}

type JobOf = Pick<WithdrawalRow, 'player_id' | 'id'>

function jobOf(
  { player_id, id }: JobOf,
  job: { kind: string; key: string; runAt: number; now: number },
): JobItem {
  const { kind, key, runAt, now } = job
  return { id: newId(now), kind, key, payload: { playerId: player_id, id }, runAt: String(runAt) }
}
