import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type {
  RejectionReason,
  WithdrawalCause,
  WithdrawalState,
} from '#contracts/player-api/withdrawal-words.ts'
import type { WithdrawalTracker } from '#contracts/player-api/withdrawals.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * What players are promised, counted from the moment that the state began. A review is manual and has a working day;
 * sending is automatic.
 */
export const PROMISED_MS = {
  REVIEW: DAY_MS,
  SENDING: 30 * MINUTE_MS,
} as const
/** The least time of any provider, however fast its method is said to be. */
const LEAST_OF_PROVIDER_MS = 2 * HOUR_MS

/** The provider's time: the one shown with the method wherever it is chosen. */
export function promisedOfProvider(method: PaymentMethod): number {
  const [unit, count] = (METHOD_FACTS[method].processTime.withdrawal ?? '').split(':')
  const displayStatus = Number(count ?? 0) * (unit === 'days' ? DAY_MS : MINUTE_MS)
  return Math.max(displayStatus, LEAST_OF_PROVIDER_MS)
}

export type TrackedWithdrawal = {
  state: WithdrawalState
  method: PaymentMethod
  needsReview: boolean
  /** When the state began, in Unix milliseconds. */
  since: number
  rejectedBecause: RejectionReason | null
  /** Documents were requested from the player and are missing. */
  awaitsDocuments: boolean
}

/** What the player sees of a withdrawal: why it is in its state, who acts next, and until when. */
export function trackWithdrawal(it: TrackedWithdrawal, nowMs: number): WithdrawalTracker {
  const displayStatus = displayStatusOf(it, nowMs)
  const promisedMs = displayStatus.promisedMs === null ? null : it.since + displayStatus.promisedMs
  const isLate = promisedMs !== null && nowMs > promisedMs
  return {
    cause: displayStatus.cause,
    actsNext: displayStatus.actsNext,
    promisedBy: promisedMs === null ? null : new Date(promisedMs).toISOString(),
    isLate,
    // After a broken promise the player is referred to support.
    fix: displayStatus.fix ?? (isLate ? 'support' : null),
  }
}

type DisplayStatus = Pick<WithdrawalTracker, 'actsNext' | 'fix'> & {
  cause: WithdrawalCause
  promisedMs: number | null
}

const OVER = { actsNext: 'nobody', promisedMs: null } as const

function displayStatusOf(it: TrackedWithdrawal, nowMs: number): DisplayStatus {
  switch (it.state) {
    case 'REQUESTED':
      return it.needsReview ? reviewStatusOf(it) : ABOUT_TO_BE_SENT
    case 'APPROVED':
      return ABOUT_TO_BE_SENT
    case 'PROCESSING': {
      const promisedMs = promisedOfProvider(it.method)
      const cause = nowMs > it.since + promisedMs ? 'PROVIDER_SLOW' : 'BEING_SENT'
      return { cause, actsNext: 'provider', promisedMs, fix: null }
    }
    case 'PAID':
      return { ...OVER, cause: 'PAID', fix: null }
    case 'CANCELLED':
      // Nothing to fix, and nothing to persuade the player to do.
      return { ...OVER, cause: 'CANCELLED_BY_PLAYER', fix: null }
    case 'FAILED':
      return { ...OVER, cause: 'FAILED_AT_PROVIDER', fix: 'withdraw' }
    case 'RETURNED':
      return { ...OVER, cause: 'RETURNED_BY_BANK', fix: 'withdraw' }
    case 'REJECTED':
      return rejectionStatusOf(it.rejectedBecause ?? 'OTHER')
  }
}

const ABOUT_TO_BE_SENT: DisplayStatus = {
  cause: 'ABOUT_TO_BE_SENT',
  actsNext: 'us',
  promisedMs: PROMISED_MS.SENDING,
  fix: null,
}

function reviewStatusOf({ awaitsDocuments }: TrackedWithdrawal): DisplayStatus {
  return awaitsDocuments
    ? { cause: 'DOCUMENTS_AWAITED', actsNext: 'player', promisedMs: null, fix: 'verification' }
    : { cause: 'IN_REVIEW', actsNext: 'us', promisedMs: PROMISED_MS.REVIEW, fix: null }
}

const FIX_OF_REJECTION = {
  DOCUMENTS_MISSING: 'verification',
  METHOD_NOT_YOURS: 'withdraw',
  DEPOSIT_NOT_SETTLED: 'withdraw',
  OTHER: 'support',
} as const satisfies Record<RejectionReason, WithdrawalTracker['fix']>

function rejectionStatusOf(reason: RejectionReason): DisplayStatus {
  return { ...OVER, cause: `REJECTED_${reason}`, fix: FIX_OF_REJECTION[reason] }
}
