import type { Money } from '#contracts/money.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import type { PayoutSource } from './payout-methods.ts'
import { advanceJob, lockItem } from './settle.ts'
import { PERIOD_MS, type WithdrawalLimit } from './withdrawal-limits.ts'
import { callWithdrawal } from './withdrawal-store.ts'

/** Enough for any person; a script would exceed it. */
const MAX_OPEN = 10

export type NewWithdrawal = {
  playerId: string
  /** Identifies the withdrawal of a player: a repeated reference with the same content is the first one. */
  reference: string
  hash: string
  source: Pick<PayoutSource, 'method' | 'instrumentToken'>
  amount: Money
  limit: WithdrawalLimit
  /** Nothing is sent before staff have reviewed it. */
  needsReview: boolean
  /** Nor before this has passed. */
  holdMs: number
  /** The player knows that this ends a running bonus. */
  forfeitBonus?: boolean
}
export type OpenRefusal =
  | 'NOT_ENOUGH_FUNDS'
  | 'WITHDRAWAL_LIMIT_REACHED'
  | 'WITHDRAWALS_FULL'
  | 'REFERENCE_CONFLICT'
  | 'BONUS_WOULD_BE_LOST'

/** Reserves the money and creates the withdrawal, in one transaction with the job that will advance it. */
export async function openWithdrawal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  asked: NewWithdrawal,
): Promise<Result<{ id: string }, OpenRefusal>> {
  const { playerId, reference, hash, source, limit, needsReview } = asked
  const { minor: amount, currency } = asked.amount
  const now = clock()
  const withdrawal = { player_id: playerId, id: newId(now), currency, amount }
  const holdUntil = now + asked.holdMs
  const answer = await callWithdrawal(db, 'request_withdrawal', {
    ...{ playerId, reference, hash, needsReview, currency, ...source },
    id: withdrawal.id,
    amount: String(amount),
    at: String(now),
    holdUntil: String(holdUntil),
    limit: String(limit.limit),
    limitSince: String(now - PERIOD_MS[limit.duration]),
    maxOpen: MAX_OPEN,
    forfeitBonus: asked.forfeitBonus === true,
    posting: lockItem(withdrawal, now),
    job: needsReview ? null : advanceJob(withdrawal, holdUntil, now),
  })
  if (answer.code === 'OK' && answer.id !== undefined) return ok({ id: answer.id })
  const refusal = REFUSALS[answer.code]
  if (!refusal) throw new Error(`a withdrawal cannot be asked for: ${answer.code}`)
  return refuse(refusal)
}

const REFUSALS: Readonly<Record<string, OpenRefusal>> = {
  INSUFFICIENT_FUNDS: 'NOT_ENOUGH_FUNDS',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  WITHDRAWALS_FULL: 'WITHDRAWALS_FULL',
  REFERENCE_CONFLICT: 'REFERENCE_CONFLICT',
  BONUS_WOULD_BE_LOST: 'BONUS_WOULD_BE_LOST',
}
