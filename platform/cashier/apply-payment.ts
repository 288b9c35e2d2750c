import type { PspPayment } from '#contracts/psp/calls.ts'
import type { CashierDeps } from './cashier-deps.ts'
import { findDepositByReference } from './deposit-store.ts'
import { type Settled, settleDeposit } from './settle-deposit.ts'

export type ApplyPayment = (payment: PspPayment) => Promise<Settled | 'UNKNOWN_REFERENCE'>

/** Applies a payment that the provider reports on its own to the deposit of that reference. */
export function createApplyPayment(deps: CashierDeps): ApplyPayment {
  return async (payment) => {
    const deposit = await findDepositByReference(deps.db, payment.reference)
    if (deposit) {
      return settleDeposit(deps, { playerId: deposit.player_id, id: deposit.id }, payment)
    }
    // Our row exists before the provider gets the request: a payment without a row belongs to none of our players.
    deps.logger.warn({
      event: 'payment_unknown',
      reference: payment.reference,
      state: payment.state,
    })
    return 'UNKNOWN_REFERENCE'
  }
}
