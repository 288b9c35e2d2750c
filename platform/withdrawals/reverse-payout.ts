import type { PspPayout } from '#contracts/psp/calls.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Context } from '../context.ts'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import { isSamePayout, returnedOf } from './ask-for-payout.ts'
import { moveWithdrawal, withdrawalPayload } from './settle.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

const DONE: JobOutcome = { next: 'none' }
/** How long the provider has to clear up what it said, before it is asked again. */
const ASK_AGAIN_MS = 60 * 60_000

type ReversePayoutDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  psp: Pick<PaymentProvider, 'findPayout'>
}

/**
 * Compares a payout with the provider's answer: an event alone is not trusted. What a bank has sent back is posted to the
 * player's wallet, each part once. An answer that cannot be true of the withdrawal changes nothing: staff are alarmed,
 * and the provider is asked again. A withdrawal that is not PAID yet waits: its outcome comes first.
 */
export function createReversePayout({ db, clock, psp, logger }: ReversePayoutDeps): JobHandler {
  return async (payload) => {
    const of = withdrawalPayload.parse(payload)
    const withdrawal = await findWithdrawal(db, of)
    if (withdrawal?.state === 'PROCESSING') return { next: 'later' }
    if (!withdrawal) return DONE
    const said = await psp.findPayout(of.id)
    const reading = readPayout(withdrawal, said)
    if (reading === 'CONTRADICTS') {
      const { state, amount, currency, returned } = withdrawal
      logger.error(
        {
          ...{ event: 'payout_contradicts', ...of, theirs: said },
          ours: { state, amount: String(amount), currency, returned: String(returned) },
        },
        'the payment provider contradicts what was paid out',
      )
      return { next: 'at', at: clock() + ASK_AGAIN_MS }
    }
    if (reading === 'SAME') return DONE
    const providerNote = said?.reason ?? 'returned'
    const moved = await moveWithdrawal({ db, clock }, withdrawal, {
      ...{ event: 'return', cause: 'provider', providerNote, returned: reading.returned },
    })
    if (!moved.ok) return { next: 'later' }
    const returned = String(reading.returned)
    logger.warn({ event: 'payout_returned', ...of, returned }, 'a payout came back')
    return DONE
  }
}

/**
 * What the provider's answer means for a withdrawal whose outcome is stored. Money that came back never leaves again, and
 * what has failed or was never sent is not paid.
 */
export function readPayout(
  withdrawal: Pick<WithdrawalRow, 'state' | 'amount' | 'currency' | 'returned'>,
  said: PspPayout | null,
): 'SAME' | 'CONTRADICTS' | { returned: bigint } {
  const { state } = withdrawal
  const isPaid = state === 'PAID' || state === 'RETURNED'
  if (!isPaid) {
    const isGone = said !== null && said.state !== 'FAILED' && said.state !== 'CANCELLED'
    return isGone ? 'CONTRADICTS' : 'SAME'
  }
  if (!said || !isSamePayout(withdrawal, said)) return 'CONTRADICTS'
  if (said.state !== 'PAID' && said.state !== 'FAILED') return 'CONTRADICTS'
  const returned = returnedOf(said)
  if (returned === withdrawal.returned) return 'SAME'
  const isPart = returned > withdrawal.returned && returned <= withdrawal.amount
  return isPart ? { returned } : 'CONTRADICTS'
}
