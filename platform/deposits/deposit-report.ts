import type { PspPayment } from '#contracts/psp/calls.ts'
import { type DepositEvent, EVENT_OF, stepOf } from './deposit-states.ts'
import type { DepositRow } from './deposit-store.ts'

/** What has gone back of a payment, in total, in minor units. */
type Returns = { refunded: bigint; chargedBack: bigint }

/** A provider that reports no amounts knows whole refunds and chargebacks only. */
export function returnsOf(report: PspPayment): Returns {
  const whole = (state: PspPayment['state']) => (report.state === state ? report.amountMinor : 0)
  return {
    refunded: BigInt(report.refundedMinor ?? whole('REFUNDED')),
    chargedBack: BigInt(report.chargedBackMinor ?? whole('CHARGED_BACK')),
  }
}

/** The event that a report is: amounts decide whether money is left, not the name of the state. */
export function eventOf(report: PspPayment): DepositEvent {
  if (!saysMoney(report)) return EVENT_OF[report.state]
  const { refunded, chargedBack } = returnsOf(report)
  if (refunded + chargedBack < BigInt(report.amountMinor)) return 'PAID'
  return chargedBack > 0n ? 'CHARGED_BACK' : 'REFUNDED'
}

/** What is stored of a deposit, as far as a report is compared with it. */
export type StoredDeposit = Pick<
  DepositRow,
  'state' | 'sequence' | 'amount' | 'currency' | 'transaction_id' | 'refunded' | 'charged_back'
>

/**
 * What a report on its own is good for. APPLY: it continues what is stored. KNOWN: it says nothing new. ASK: it looks
 * stale but would change something, or contradicts what is stored, or would give money to the player for a second time:
 * then the provider's answer counts, not the report.
 */
export function readReport(stored: StoredDeposit, report: PspPayment): 'APPLY' | 'KNOWN' | 'ASK' {
  if (!isPossible(stored, report)) return 'ASK'
  const isNewer = report.sequence > stored.sequence
  if (!saysMoney(report) && stored.transaction_id !== null) return isNewer ? 'ASK' : 'KNOWN'
  const step = stepOf(stored.state, eventOf(report))
  const { refunded, chargedBack } = returnsAfter(stored, report)
  const isSame = refunded === stored.refunded && chargedBack === stored.charged_back
  if (step === null && isSame) return isNewer ? 'APPLY' : 'KNOWN'
  const comesAgain = refunded < stored.refunded || chargedBack < stored.charged_back
  return isNewer && !comesAgain ? 'APPLY' : 'ASK'
}

/** Whether the provider's own answer cannot be true of a deposit that has been credited: staff must look at it. */
export function contradicts(stored: StoredDeposit, report: PspPayment): boolean {
  return stored.transaction_id !== null && !(saysMoney(report) && isPossible(stored, report))
}

/** The same money, of which no more has gone back in one way than there was. */
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

/** What has gone back in total once a report is applied; null: there is none. */
export function returnsAfter(
  stored: Pick<StoredDeposit, 'refunded' | 'charged_back'>,
  report: PspPayment | null,
): Returns {
  if (report && saysMoney(report)) return returnsOf(report)
  return { refunded: stored.refunded, chargedBack: stored.charged_back }
}

/** Whether the provider has received the money, whatever became of it. */
export function saysMoney({ state }: Pick<PspPayment, 'state'>): boolean {
  return state === 'PAID' || state === 'REFUNDED' || state === 'CHARGED_BACK'
}
