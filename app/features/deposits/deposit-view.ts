import type { RewardFailure } from '#app/rewards/reward-failure.ts'
import type {
  DepositReason,
  DepositStatus,
  PaymentStep,
} from '#contracts/player-api/deposit-words.ts'

/** A deposit's status message; a key of `deposit:told`. */
export const DISPLAY_STATUSES = [
  'asking',
  'waiting',
  'held',
  'pending',
  'paid',
  'paidPastLimit',
  'declined',
  'expired',
  'notTaken',
  'cancelled',
  'givenBackAmount',
  'givenBackAccount',
  'givenBack',
  'chargedBack',
] as const
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number]

/** A key of `rewards:told`. */
export type BonusDisplayStatus = 'waiting' | 'granted' | 'refused'

export type DepositView = {
  id: string
  displayStatus: DisplayStatus
  /** Formatted. */
  amount: string
  method: string
  when: string
  at: string
  /** What happened to the chosen bonus; null if none was chosen, or no money came. */
  bonus: { displayStatus: BonusDisplayStatus; amount: string; because: RewardFailure | null } | null
  /** Where the player continues; a URL of the payment provider. */
  next: { step: PaymentStep; url: string } | null
  /** The player may go back to it; without `next`, our own form leads there. */
  mayContinue: boolean
  mayCancel: boolean
}

type Known = {
  status: DepositStatus
  reason: DepositReason | null
  next: object | null
  /** Credited, because it was paid, although it exceeds a limit (GAP-090). */
  pastLimit?: boolean | undefined
  /** While the deposit waits for the player: whether it may be paid now, and whether the provider knows it. */
  mayContinue?: boolean | undefined
  mayCancel?: boolean | undefined
}

/** A deposit's state as its player-facing status. */
export function displayStatusOf(known: Known): DisplayStatus {
  const { status, reason, next, pastLimit = false } = known
  switch (status) {
    case 'WAITING_INPUT':
      if (next !== null || known.mayContinue) return 'waiting'
      // The provider has it, and the player must not pay it now; otherwise the provider has not responded yet.
      return known.mayCancel ? 'held' : 'asking'
    case 'PENDING':
      return 'pending'
    case 'SUCCESS':
      return pastLimit ? 'paidPastLimit' : 'paid'
    case 'CANCELLED':
      return 'cancelled'
    case 'FAILED':
      return reason === 'EXPIRED'
        ? 'expired'
        : reason === 'PROVIDER_REFUSED'
          ? 'notTaken'
          : 'declined'
    case 'REVERTED':
      return REVERTED[reason ?? 'DECLINED'] ?? 'givenBack'
  }
}

/** The status of a chosen bonus: null for a deposit whose money never arrived. */
export function bonusDisplayStatusOf(
  displayStatus: DisplayStatus,
  bonus: { bonusAmount: number | null; bonusRefusal: string | null },
): BonusDisplayStatus | null {
  if (isPaid(displayStatus)) {
    if (bonus.bonusRefusal !== null) return 'refused'
    return bonus.bonusAmount === null ? 'waiting' : 'granted'
  }
  const isOpen = ['asking', 'waiting', 'held', 'pending'].includes(displayStatus)
  return isOpen ? 'waiting' : null
}

/** The money is in the wallet. */
export const isPaid = (displayStatus: DisplayStatus): boolean =>
  displayStatus === 'paid' || displayStatus === 'paidPastLimit'

const REVERTED: Partial<Record<DepositReason, DisplayStatus>> = {
  AMOUNT_DIFFERS: 'givenBackAmount',
  ACCOUNT_BLOCKED: 'givenBackAccount',
  CHARGED_BACK: 'chargedBack',
}

const S = 1_000
/**
 * When to poll the status of a deposit again, in milliseconds; null if it is final. An expired one may still be paid
 * late, and the money then belongs to the player.
 */
export function pollAfter(displayStatus: DisplayStatus, waitedMs: number): number | null {
  if (displayStatus === 'expired' || displayStatus === 'held') return 30 * S
  if (displayStatus !== 'asking' && displayStatus !== 'waiting' && displayStatus !== 'pending')
    return null
  if (waitedMs < 60 * S) return 2 * S
  return waitedMs < 600 * S ? 5 * S : 30 * S
}

/** The deposit is not paid yet and the player can still cancel it; used where the platform does not say so itself. */
export function mayCancel(displayStatus: DisplayStatus): boolean {
  return displayStatus === 'asking' || displayStatus === 'waiting'
}

/** The deposit failed in a way that makes another attempt sensible. */
export function mayTryAgain(displayStatus: DisplayStatus): boolean {
  return ['declined', 'expired', 'notTaken', 'cancelled'].includes(displayStatus)
}
