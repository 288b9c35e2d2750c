import { type Currency, toApiAmount } from '#contracts/money.ts'
import type { PaymentMethodInfo } from '#contracts/player-api/payment-methods.ts'
import { marketOfCountry } from '#markets/index.ts'
import {
  type AmountBounds,
  depositBounds,
  paymentMethodsIn,
  takesOnlyDebitCards,
  withdrawalBounds,
} from '#markets/payment-methods.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'

/**
 * What anyone may know of the payment methods of a country (GAP-077, GAP-078): those of its market, in display order. A
 * method that cannot pay out has no withdrawal. What single players have besides is theirs alone.
 */
export function publicMethods(asked: { country: string; currency: Currency }): PaymentMethodInfo[] {
  const market = marketOfCountry(asked.country).code
  const [into, out] = [depositBounds(asked.currency), withdrawalBounds(asked.currency)]
  return paymentMethodsIn(market).map((method) => {
    const { kind, name, paysOut, processTime } = METHOD_FACTS[method]
    const paymentMethodType: PaymentMethodInfo['deposit']['paymentMethodType'] =
      kind === 'card' && takesOnlyDebitCards(market) ? 'debit' : kind
    const transfer = (time: string, { minMinor, maxMinor }: AmountBounds) => ({
      paymentMethodType,
      processTime: time,
      min: toApiAmount(minMinor),
      max: toApiAmount(maxMinor),
    })
    const isWayOut = paysOut && processTime.withdrawal !== null
    return {
      method,
      name,
      deposit: transfer(processTime.deposit, into),
      withdrawal: isWayOut ? transfer(processTime.withdrawal ?? '', out) : null,
    }
  })
}
