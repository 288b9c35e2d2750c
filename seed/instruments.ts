import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { marketOfCountry } from '#markets/index.ts'
import { paymentMethodsIn } from '#markets/payment-methods.ts'
import type { Instrument } from './demo-player.ts'

/** What happens to payouts to it, by the sandbox's test tokens (docs/qa.md). */
export type PayoutOutcome = 'approve' | 'pending' | 'chargeback' | 'returned'

/** The last digits of the test cards of the same names. */
const CARD_ENDING = {
  approve: '0001',
  pending: '0003',
  chargeback: '0006',
  returned: '0008',
} as const

/** A bank account where the market pays by bank, else a card. */
export function instrumentOf(countryCode: string, fate: PayoutOutcome): Instrument {
  const method: PaymentMethod = paymentMethodsIn(marketOfCountry(countryCode).code).includes(
    'TRUSTLY',
  )
    ? 'TRUSTLY'
    : 'CREDITCARD'
  const label = method === 'TRUSTLY' ? `Trustly ${fate}@•••` : `•••• ${CARD_ENDING[fate]}`
  return { method, token: `test-${fate}`, label }
}
