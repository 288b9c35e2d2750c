import type { PspPayment } from '#contracts/psp/calls.ts'
import { type DepositEvent, EVENT_OF, stepOf } from './deposit-states.ts'
import type { DepositRow } from './deposit-store.ts'

/** What has been returned of a payment, in total, in minor units. */
type Returns = { refunded: bigint; chargedBack: bigint }

/** A provider that reports no amounts only has full refunds and chargebacks. */
export function returnsOf(report: PspPayment): Returns {
  const whole = (state: PspPayment['state']) => (report.state === state ? report.amountMinor : 0)
  return {
    refunded: BigInt(report.refundedMinor ?? whole('REFUNDED')),
    chargedBack: BigInt(report.chargedBackMinor ?? whole('CHARGED_BACK')),
  }
}

/** The event of a report: whether money is left is decided by amounts, not by the name of the state. */
export function eventOf(report: PspPayment): DepositEvent {
  if (!hasMovedMoney(report)) return EVENT_OF[report.state]
  const { refunded, chargedBack } = returnsOf(report)
  if (refunded + chargedBack < BigInt(report.amountMinor)) return 'PAID'
  return chargedBack > 0n ? 'CHARGED_BACK' : 'REFUNDED'
}

/** The stored fields of a deposit that a report is compared with. */
export type StoredDeposit = Pick<
  DepositRow,
  'state' | 'sequence' | 'amount' | 'currency' | 'transaction_id' | 'refunded' | 'charged_back'
>

/**
 * How a report is treated on its own. APPLY: it continues the stored state. KNOWN: it contains nothing new. ASK: it
 * looks stale but would change something, or contradicts the stored state, or would credit the player a second time.
 * Then the provider's answer to a query counts, not the report.
 */
export function readReport(stored: StoredDeposit, report: PspPayment): 'APPLY' | 'KNOWN' | 'ASK' {
  if (!isPossible(stored, report)) return 'ASK'
  const isNewer = report.sequence > stored.sequence
  if (!hasMovedMoney(report) && stored.transaction_id !== null) return isNewer ? 'ASK' : 'KNOWN'
  const step = stepOf(stored.state, eventOf(report))
  const { refunded, chargedBack } = returnsAfter(stored, report)
  const isSame = refunded === stored.refunded && chargedBack === stored.charged_back
  if (step === null && isSame) return isNewer ? 'APPLY' : 'KNOWN'
  const comesAgain = refunded < stored.refunded || chargedBack < stored.charged_back
  return isNewer && !comesAgain ? 'APPLY' : 'ASK'
}

/** Whether the provider's own answer cannot be true of a deposit that has been credited: staff must look at it. */
export function contradicts(stored: StoredDeposit, report: PspPayment): boolean {
  return stored.transaction_id !== null && !(hasMovedMoney(report) && isPossible(stored, report))
}

/** The report is about the same amount, and no more than that amount was returned in one way. */
function isPossible(stored: StoredDeposit, report: PspPayment): boolean {
  const { refunded, chargedBack } = returnsOf(report)
  return isSameMoney(stored, report) && refunded <= stored.amount && chargedBack <= stored.amount
}

export function isSameMoney(
  { amount, currency }: Pick<StoredDeposit, 'amount' | 'currency'>,
  report: { amountMinor: number; currency: string },
): boolean {
  return BigInt(report.amountMinor) === amount && report.currency === currency
}

/** What has been returned in total once a report is applied; null: there is no report. */
export function returnsAfter(
  stored: Pick<StoredDeposit, 'refunded' | 'charged_back'>,
  report: PspPayment | null,
): Returns {
  if (report && hasMovedMoney(report)) return returnsOf(report)
  return { refunded: stored.refunded, chargedBack: stored.charged_back }
}

/** Whether the provider has received the money, whatever happened to it later. */
export function hasMovedMoney({ state }: Pick<PspPayment, 'state'>): boolean {
  return state === 'PAID' || state === 'REFUNDED' || state === 'CHARGED_BACK'
}
