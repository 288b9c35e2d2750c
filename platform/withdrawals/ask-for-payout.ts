import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import type { PspPayout } from '#contracts/psp/calls.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { WithdrawalRow } from './withdrawal-store.ts'

/** The outcome of a payout. A source that cannot say rejects: then nothing is known. */
export type PayoutAnswer = {
  state: 'PAID' | 'UNDER_WAY' | 'FAILED'
  note: string | null
  /** A part of what was paid has come back. */
  isBack?: true
}
export type AskForPayout = (withdrawal: WithdrawalRow) => Promise<PayoutAnswer>

const OF_PROVIDER = {
  CREATED: 'UNDER_WAY',
  PENDING: 'UNDER_WAY',
  PAID: 'PAID',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
} as const satisfies Record<PspPayout['state'], PayoutAnswer['state']>

/** Refused before this call did anything. Every other refusal leaves the money's state open. */
const NOTHING_DONE: readonly PspRefusal[] = [
  'METHOD_UNAVAILABLE',
  'AMOUNT_OUT_OF_RANGE',
  'UNKNOWN_INSTRUMENT',
]

/**
 * Sends a withdrawal to the payment provider, or queries its outcome: the same call does both. A refusal applies to
 * this call only: an earlier one, whose response was lost, may have been accepted while the recipient's account was
 * still known. So nothing has FAILED until the provider reports that it knows no such payout.
 */
export function createAskForPayout(deps: {
  psp: Pick<PaymentProvider, 'payOut' | 'findPayout'>
  /** The provider's reference for the player, and the country of the account. */
  readPayee(playerId: string): Promise<{ playerRef: string; country: string }>
}): AskForPayout {
  return async (withdrawal) => {
    const method = PAYMENT_METHODS.find((it) => it === withdrawal.method)
    if (!method) throw new Error(`no payment method ${withdrawal.method}`)
    const answer = await deps.psp.payOut({
      ...(await deps.readPayee(withdrawal.player_id)),
      reference: withdrawal.id,
      method,
      amountMinor: Number(withdrawal.amount),
      currency: withdrawal.currency,
      instrumentToken: withdrawal.instrument_token,
    })
    if (answer.ok) return toAnswer(answer.value, withdrawal)
    const { refusal } = answer
    if (!NOTHING_DONE.includes(refusal)) {
      throw new Error(`the payout of a withdrawal was refused: ${refusal}`)
    }
    const earlier = await deps.psp.findPayout(withdrawal.id)
    return earlier ? toAnswer(earlier, withdrawal) : { state: 'FAILED', note: refusal }
  }
}

function toAnswer(report: PspPayout, withdrawal: WithdrawalRow): PayoutAnswer {
  if (!isSamePayout(withdrawal, report)) {
    throw new Error('the provider speaks of another amount than was sent')
  }
  const isBack = report.state === 'PAID' && returnedOf(report) > 0n
  return { state: OF_PROVIDER[report.state], note: report.reason, ...(isBack ? { isBack } : {}) }
}

/** What has come back of a payout, in total. A provider that reports no amount knows whole returns only. */
export function returnedOf({ state, amountMinor, returnedMinor }: PspPayout): bigint {
  return BigInt(state === 'FAILED' ? amountMinor : (returnedMinor ?? 0))
}

export function isSamePayout(
  withdrawal: Pick<WithdrawalRow, 'amount' | 'currency'>,
  { amountMinor, currency }: Pick<PspPayout, 'amountMinor' | 'currency'>,
): boolean {
  return BigInt(amountMinor) === withdrawal.amount && currency === withdrawal.currency
}
