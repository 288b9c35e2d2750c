import { z } from 'zod'
import { CURRENCIES } from '../money.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import type { Calls } from './call.ts'

/**
 * The payment methods of a country as anyone may read them: table 3, row 120 (GAP-078, CNT-14). The cashier may offer a
 * player fewer of them, or smaller amounts. Amounts are numbers with two decimals in the currency that was asked for.
 */

export const paymentMethodsQuery = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: z.enum(CURRENCIES),
})

/** `debit`: a card, where the market forbids gambling on credit. */
export const METHOD_TYPES = ['card', 'debit', 'bank', 'wallet', 'voucher'] as const

const transfer = z.object({
  paymentMethodType: z.enum(METHOD_TYPES),
  /** `instant`, or the minutes or days it takes: `minutes:30`, `days:2`. */
  processTime: z.string().max(40),
  min: z.number().min(0),
  max: z.number().min(0),
})
export const paymentMethodInfos = z
  .array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      name: z.string().max(80),
      deposit: transfer,
      /** Null: nothing can be paid out by it. */
      withdrawal: transfer.nullable(),
    }),
  )
  .max(100)

export type PaymentMethodInfo = z.output<typeof paymentMethodInfos>[number]

export const paymentMethodCalls = {
  readPaymentMethods: {
    method: 'GET',
    path: '/v1/payment-methods',
    summary: 'The payment methods of a country, in display order, with their bounds and times',
    access: 'none',
    query: paymentMethodsQuery,
    status: 200,
    answer: paymentMethodInfos,
    refusals: [],
  },
} satisfies Calls
