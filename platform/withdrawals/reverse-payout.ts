import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Context } from '../context.ts'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import { moveWithdrawal, withdrawalPayload } from './settle.ts'
import { findWithdrawal } from './withdrawal-store.ts'

const DONE: JobOutcome = { next: 'none' }

type ReversePayoutDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  psp: Pick<PaymentProvider, 'findPayout'>
}

/**
 * Returns money that a bank has sent back after payment to the player's wallet, once. The event alone is not trusted:
 * the provider is queried. A withdrawal that is not PAID yet waits: its outcome comes first.
 */
export function createReversePayout({ db, clock, psp, logger }: ReversePayoutDeps): JobHandler {
  return async (payload) => {
    const of = withdrawalPayload.parse(payload)
    const withdrawal = await findWithdrawal(db, of)
    if (withdrawal?.state === 'PROCESSING') return { next: 'later' }
    if (withdrawal?.state !== 'PAID') return DONE
    const said = await psp.findPayout(of.id)
    if (said?.state !== 'FAILED') {
      logger.warn(
        { event: 'payout_return_denied', ...of, said: said?.state },
        'no payout came back',
      )
      return DONE
    }
    if (BigInt(said.amountMinor) !== withdrawal.amount || said.currency !== withdrawal.currency) {
      throw new Error('another amount came back than was paid')
    }
    const providerNote = said.reason ?? 'returned'
    const moved = await moveWithdrawal({ db, clock }, withdrawal, {
      ...{ event: 'return', cause: 'provider', providerNote },
    })
    if (moved.ok) logger.warn({ event: 'payout_returned', ...of }, 'a payout came back')
    return DONE
  }
}
