import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { PaymentStep } from '#contracts/player-api/deposit-words.ts'

/** The facts of a payment method that are the same in every market. */
export type MethodFacts = {
  kind: 'card' | 'bank' | 'wallet' | 'voucher'
  /** Display name (CON-41). */
  name: string
  /** Where the player pays: in the provider's frame on our page, or on the provider's page. */
  step: PaymentStep
  /** Whether payouts are possible (GAP-077). */
  paysOut: boolean
  /** Whether the instrument can be saved. */
  canSave: boolean
  /** `instant`, or a number of minutes or days. */
  processTime: { deposit: string; withdrawal: string | null }
}

const bank = (name: string): MethodFacts => ({
  kind: 'bank',
  name,
  step: 'redirect',
  paysOut: true,
  canSave: false,
  processTime: { deposit: 'instant', withdrawal: 'days:1' },
})
const wallet = (name: string): MethodFacts => ({
  kind: 'wallet',
  name,
  step: 'redirect',
  paysOut: true,
  canSave: true,
  processTime: { deposit: 'instant', withdrawal: 'minutes:60' },
})
const oneWay = { paysOut: false, canSave: false } as const
const notOut = { deposit: 'instant', withdrawal: null } as const

export const METHOD_FACTS: Readonly<Record<PaymentMethod, MethodFacts>> = {
  CREDITCARD: {
    kind: 'card',
    name: 'Card',
    step: 'frame',
    paysOut: true,
    canSave: true,
    processTime: { deposit: 'instant', withdrawal: 'days:3' },
  },
  EUTELLER: { ...bank('Euteller'), ...oneWay, processTime: notOut },
  MUCHBETTER: wallet('MuchBetter'),
  NETTELLER: wallet('Neteller'),
  PAYSAFECARD: {
    kind: 'voucher',
    name: 'Paysafecard',
    step: 'redirect',
    ...oneWay,
    processTime: notOut,
  },
  RAPIDTRANSFER: bank('Rapid Transfer'),
  SIRU: { ...wallet('Siru'), ...oneWay, processTime: notOut },
  SKRILL: wallet('Skrill'),
  TRUSTLY: bank('Trustly'),
  VOLT: bank('Volt'),
  MACROPAY: bank('Macropay'),
  CRYPTO: {
    ...wallet('Crypto'),
    canSave: false,
    processTime: { deposit: 'minutes:30', withdrawal: 'minutes:60' },
  },
}
