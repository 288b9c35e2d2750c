import type {
  RejectionReason,
  WithdrawalCause,
  WithdrawalState,
} from '#contracts/player-api/withdrawal-words.ts'
import type { WithdrawalTracker } from '#contracts/player-api/withdrawals.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * What players are promised, counted from the moment that the state began. A review is by people and has a working
 * day; sending is by us alone; the provider's own time comes after that and is told with the method.
 */
export const PROMISED_MS = {
  REVIEW: 24 * HOUR_MS,
  SENDING: 30 * MINUTE_MS,
  PROVIDER: 2 * HOUR_MS,
} as const

export type TrackedWithdrawal = {
  state: WithdrawalState
  needsReview: boolean
  /** When the state began, in Unix milliseconds. */
  since: number
  rejectedBecause: RejectionReason | null
  /** Documents were asked of the player and are not there. */
  awaitsDocuments: boolean
}

/** What the player is told of a withdrawal: why it is where it is, whose turn it is, and until when. */
export function trackWithdrawal(it: TrackedWithdrawal, nowMs: number): WithdrawalTracker {
  const told = tell(it, nowMs)
  const promisedMs = told.promisedMs === null ? null : it.since + told.promisedMs
  const isLate = promisedMs !== null && nowMs > promisedMs
  return {
    cause: told.cause,
    actsNext: told.actsNext,
    promisedBy: promisedMs === null ? null : new Date(promisedMs).toISOString(),
    isLate,
    // Who was promised a time that has passed is owed a person.
    fix: told.fix ?? (isLate ? 'support' : null),
  }
}

type Told = Pick<WithdrawalTracker, 'actsNext' | 'fix'> & {
  cause: WithdrawalCause
  promisedMs: number | null
}

const OVER = { actsNext: 'nobody', promisedMs: null } as const

function tell(it: TrackedWithdrawal, nowMs: number): Told {
  switch (it.state) {
    case 'REQUESTED':
      return it.needsReview ? tellReview(it) : ABOUT_TO_BE_SENT
    case 'APPROVED':
      return ABOUT_TO_BE_SENT
    case 'PROCESSING':
      return {
        cause: nowMs > it.since + PROMISED_MS.PROVIDER ? 'PROVIDER_SLOW' : 'BEING_SENT',
        actsNext: 'provider',
        promisedMs: PROMISED_MS.PROVIDER,
        fix: null,
      }
    case 'PAID':
      return { ...OVER, cause: 'PAID', fix: null }
    case 'CANCELLED':
      // Nothing to put right, and nothing to talk anybody into.
      return { ...OVER, cause: 'CANCELLED_BY_PLAYER', fix: null }
    case 'FAILED':
      return { ...OVER, cause: 'FAILED_AT_PROVIDER', fix: 'withdraw' }
    case 'RETURNED':
      return { ...OVER, cause: 'RETURNED_BY_BANK', fix: 'withdraw' }
    case 'REJECTED':
      return tellRejection(it.rejectedBecause ?? 'OTHER')
  }
}

const ABOUT_TO_BE_SENT: Told = {
  cause: 'ABOUT_TO_BE_SENT',
  actsNext: 'us',
  promisedMs: PROMISED_MS.SENDING,
  fix: null,
}

function tellReview({ awaitsDocuments }: TrackedWithdrawal): Told {
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

function tellRejection(reason: RejectionReason): Told {
  return { ...OVER, cause: `REJECTED_${reason}`, fix: FIX_OF_REJECTION[reason] }
}
