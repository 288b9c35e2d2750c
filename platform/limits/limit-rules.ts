import {
  amountRefusal,
  type LimitNotice,
  type LimitPeriod,
  type LimitRefusal,
} from '#contracts/player-api/protection-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { AmountBounds } from '#markets/payment-methods.ts'
import type { PlayRules } from '#markets/types.ts'

/** A pending change: another value, or none (a removal). Unix milliseconds. */
export type Pending = {
  valueMinor: bigint | null
  /** From when it is in force, or may be confirmed. */
  from: number
  /** Until when it may be confirmed; null where no confirmation is required. */
  confirmBy: number | null
}

/** One limit at the moment of the request, after what was due has been applied. */
export type LimitState = {
  valueMinor: bigint | null
  pending: Pending | null
  /** By staff: it can only be lowered. */
  locked: boolean
}

export type LimitAsk =
  | { op: 'save'; valueMinor: bigint }
  | { op: 'delete' }
  | { op: 'cancel' }
  | { op: 'confirm' }

/** The event in the record of a change; time and the operator add others. */
type LimitEvent =
  | 'SET'
  | 'LOWERED'
  | 'RAISE_ASKED'
  | 'REMOVAL_ASKED'
  | 'CANCELLED'
  | 'RAISED'
  | 'REMOVED'

export type LimitDecision = {
  next: { valueMinor: bigint | null; pending: Pending | null }
  event: LimitEvent
  notice: LimitNotice
}

export type LimitQuestion = {
  period: LimitPeriod
  limits: Readonly<Record<LimitPeriod, LimitState>>
  bounds: AmountBounds
  rule: PlayRules['limitIncrease']
  /** The market allows no play without this limit, so it cannot be removed (the market's `limitsBeforePlay`). */
  isRequired: boolean
  /** Whether the account may make a limit less strict now; a stricter one is never refused for that. */
  mayRelax: boolean
  now: number
  /** The end of the current period of this limit. */
  periodEndsAt: number
}

const HOUR_MS = 3_600_000
/** How long a market that requires a second confirmation waits for it (GAP-087). */
export const CONFIRM_WITHIN_MS = 7 * 24 * HOUR_MS

/** When a raise or removal requested now takes effect: never before the market's waiting time is over (LIM-11). */
export function increaseFrom({
  rule,
  now,
  periodEndsAt,
}: Pick<LimitQuestion, 'rule' | 'now' | 'periodEndsAt'>): number {
  const afterDelay = now + rule.delayHours * HOUR_MS
  return rule.afterPeriodEnd ? Math.max(afterDelay, periodEndsAt) : afterDelay
}

/**
 * The effect of changing one limit: lowering takes effect at once, raising and removing are delayed (GAP-087). Null:
 * already so, which makes every change idempotent. Refused with the codes of LIM-06, against limits in force only
 * (GAP-086).
 */
export function decideLimit(
  ask: LimitAsk,
  question: LimitQuestion,
): Result<LimitDecision | null, LimitRefusal | 'ACCOUNT_RESTRICTED'> {
  const decided = decide(ask, question)
  const relaxes = decided.ok && decided.value !== null && RELAXING.has(decided.value.event)
  return relaxes && !question.mayRelax ? refuse('ACCOUNT_RESTRICTED') : decided
}

const RELAXING: ReadonlySet<LimitEvent> = new Set([
  'RAISE_ASKED',
  'REMOVAL_ASKED',
  'RAISED',
  'REMOVED',
])

function decide(
  ask: LimitAsk,
  question: LimitQuestion,
): Result<LimitDecision | null, LimitRefusal> {
  const limit = question.limits[question.period]
  if (limit.locked && !isLess(ask, limit)) return refuse('error.deposit.limit.locked')
  switch (ask.op) {
    case 'save':
      return save(ask.valueMinor, limit, question)
    case 'delete':
      return question.isRequired
        ? refuse('error.deposit.limit.required')
        : ok(remove(limit, question))
    case 'cancel':
      return ok(limit.pending ? cancel(limit) : null)
    case 'confirm':
      // A removal requested before the market required this limit.
      if (question.isRequired && limit.pending?.valueMinor === null) {
        return refuse('error.deposit.limit.required')
      }
      return ok(confirm(limit, question.now))
  }
}

/** A lock keeps a limit from being loosened; more protection is never refused (LIM-10). */
function isLess(ask: LimitAsk, { valueMinor }: LimitState): boolean {
  return ask.op === 'save' && (valueMinor === null || ask.valueMinor < valueMinor)
}

function save(
  valueMinor: bigint,
  limit: LimitState,
  question: LimitQuestion,
): Result<LimitDecision | null, LimitRefusal> {
  const { period, limits, bounds } = question
  const refusal = amountRefusal(valueMinor, {
    ...{ period, min: bounds.minMinor, max: bounds.maxMinor },
    inForce: (of) => limits[of].valueMinor,
  })
  if (refusal) return refuse(refusal)
  const { valueMinor: current, pending } = limit
  if (current === null || valueMinor < current) {
    const event = current === null ? 'SET' : 'LOWERED'
    return ok({ next: { valueMinor, pending: null }, event, notice: 'updated' })
  }
  // Saving the value in force means keeping it: a pending raise is cancelled.
  if (valueMinor === current) return ok(pending ? cancel(limit) : null)
  if (pending?.valueMinor === valueMinor) return ok(null)
  return ok({
    next: { valueMinor: current, pending: pendingOf(valueMinor, question) },
    event: 'RAISE_ASKED',
    notice: 'updateReceived',
  })
}

function remove(limit: LimitState, question: LimitQuestion): LimitDecision | null {
  const { valueMinor, pending } = limit
  if (valueMinor === null || pending?.valueMinor === null) return null
  return {
    next: { valueMinor, pending: pendingOf(null, question) },
    event: 'REMOVAL_ASKED',
    notice: 'removalReceived',
  }
}

function cancel({ valueMinor }: LimitState): LimitDecision {
  return { next: { valueMinor, pending: null }, event: 'CANCELLED', notice: 'canceled' }
}

/** An early confirmation changes nothing: a raise cannot be brought forward. */
function confirm({ pending }: LimitState, now: number): LimitDecision | null {
  if (!pending || pending.confirmBy === null) return null
  if (now < pending.from || now >= pending.confirmBy) return null
  const { valueMinor } = pending
  return {
    next: { valueMinor, pending: null },
    event: valueMinor === null ? 'REMOVED' : 'RAISED',
    notice: 'updated',
  }
}

function pendingOf(valueMinor: bigint | null, question: LimitQuestion): Pending {
  const from = increaseFrom(question)
  return {
    valueMinor,
    from,
    confirmBy: question.rule.confirmed ? from + CONFIRM_WITHIN_MS : null,
  }
}
