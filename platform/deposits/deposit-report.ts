import type { PspPayment } from '#contracts/psp/calls.ts'
import { type DepositEvent, EVENT_OF, stepOf } from './deposit-states.ts'
import type { DepositRow } from './deposit-store.ts'

/** What has gone back of a payment, in total, in minor units. */
type Returns = { refunded: bigint; chargedBack: bigint }

/** A provider that reports no amounts knows whole refunds and chargebacks only. */
export function returnsOf(said: PspPayment): Returns {
  const whole = (state: PspPayment['state']) => (said.state === state ? said.amountMinor : 0)
  return {
    refunded: BigInt(said.refundedMinor ?? whole('REFUNDED')),
    chargedBack: BigInt(said.chargedBackMinor ?? whole('CHARGED_BACK')),
  }
}

/** The event that a report is: amounts decide whether money is left, not the name of the state. */
export function eventOf(said: PspPayment): DepositEvent {
  if (!saysMoney(said)) return EVENT_OF[said.state]
  const { refunded, chargedBack } = returnsOf(said)
  if (refunded + chargedBack < BigInt(said.amountMinor)) return 'PAID'
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
export function readReport(stored: StoredDeposit, said: PspPayment): 'APPLY' | 'KNOWN' | 'ASK' {
  if (!isPossible(stored, said)) return 'ASK'
  const isNewer = said.sequence > stored.sequence
  if (!saysMoney(said) && stored.transaction_id !== null) return isNewer ? 'ASK' : 'KNOWN'
  const step = stepOf(stored.state, eventOf(said))
  const { refunded, chargedBack } = returnsAfter(stored, said)
  const isSame = refunded === stored.refunded && chargedBack === stored.charged_back
  if (step === null && isSame) return isNewer ? 'APPLY' : 'KNOWN'
  const comesAgain = refunded < stored.refunded || chargedBack < stored.charged_back
  return isNewer && !comesAgain ? 'APPLY' : 'ASK'
}

/** Whether the provider's own answer cannot be true of a deposit that has been credited: staff must look at it. */
export function contradicts(stored: StoredDeposit, said: PspPayment): boolean {
  return stored.transaction_id !== null && !(saysMoney(said) && isPossible(stored, said))
}

/** The same money, of which no more has gone back in one way than there was. */
function isPossible(stored: StoredDeposit, said: PspPayment): boolean {
  const { refunded, chargedBack } = returnsOf(said)
  return isSameMoney(stored, said) && refunded <= stored.amount && chargedBack <= stored.amount
}

export function isSameMoney(
  { amount, currency }: Pick<StoredDeposit, 'amount' | 'currency'>,
  said: { amountMinor: number; currency: string },
): boolean {
  return BigInt(said.amountMinor) === amount && said.currency === currency
}

/** What has gone back in total once a report is applied; null: there is none. */
export function returnsAfter(
  stored: Pick<StoredDeposit, 'refunded' | 'charged_back'>,
  said: PspPayment | null,
): Returns {
  if (said && saysMoney(said)) return returnsOf(said)
  return { refunded: stored.refunded, chargedBack: stored.charged_back }
}

/** Whether the provider has received the money, whatever became of it. */
export function saysMoney({ state }: Pick<PspPayment, 'state'>): boolean {
  return state === 'PAID' || state === 'REFUNDED' || state === 'CHARGED_BACK'
}
