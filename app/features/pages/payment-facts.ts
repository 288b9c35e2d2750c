import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import {
  type AmountBounds,
  depositBounds,
  takesOnlyDebitCards,
  withdrawalBounds,
} from '#markets/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'
import { METHOD_FACTS, type MethodFacts } from '#payment-providers/methods.ts'

/** What an editor wrote of one direction; amounts in major units. */
export type WrittenTransfer = {
  paymentMethodType: MethodFacts['kind'] | null
  limits: readonly { currency: string; min: number | null; max: number | null }[]
}
/** Of one direction; `processTime` in the words of `METHOD_FACTS`. */
export type TransferFacts = AmountBounds & {
  kind: MethodFacts['kind'] | 'debit'
  processTime: string
}

type Of = { method: PaymentMethod; market: MarketCode; currency: Currency }

/** How money comes in by a method of the cashier, and what an editor made narrower (GAP-077). */
export function depositFacts(of: Of, written: WrittenTransfer | null): TransferFacts {
  const { processTime } = METHOD_FACTS[of.method]
  return facts(of, written, depositBounds(of.currency), processTime.deposit)
}

/** How money goes out; null where the method cannot pay out, whatever was written. */
export function withdrawalFacts(of: Of, written: WrittenTransfer | null): TransferFacts | null {
  const { paysOut, processTime } = METHOD_FACTS[of.method]
  if (!paysOut || processTime.withdrawal === null) return null
  return facts(of, written, withdrawalBounds(of.currency), processTime.withdrawal)
}

function facts(
  { method, market, currency }: Of,
  written: WrittenTransfer | null,
  bounds: AmountBounds,
  processTime: string,
): TransferFacts {
  const limits = written?.limits.find((it) => it.currency === currency)
  const kind = written?.paymentMethodType ?? METHOD_FACTS[method].kind
  return {
    kind: kind === 'card' && takesOnlyDebitCards(market) ? 'debit' : kind,
    processTime,
    ...narrower(bounds, { min: toMinor(limits?.min), max: toMinor(limits?.max) }),
  }
}

/** Bounds that leave nothing over are a slip of the editor: then the cashier's stand. */
function narrower(
  bounds: AmountBounds,
  { min, max }: { min: bigint | null; max: bigint | null },
): AmountBounds {
  const minMinor = min !== null && min > bounds.minMinor ? min : bounds.minMinor
  const maxMinor = max !== null && max < bounds.maxMinor ? max : bounds.maxMinor
  return minMinor <= maxMinor ? { minMinor, maxMinor } : bounds
}

function toMinor(amount: number | null | undefined): bigint | null {
  return typeof amount === 'number' && Number.isFinite(amount)
    ? BigInt(Math.round(amount * 100))
    : null
}
