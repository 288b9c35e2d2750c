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

/** An editor's entries for one direction; amounts in major units. */
export type WrittenTransfer = {
  paymentMethodType: MethodFacts['kind'] | null
  limits: readonly { currency: string; min: number | null; max: number | null }[]
}
/** Facts of one direction; `processTime` as in `METHOD_FACTS`. */
export type TransferFacts = AmountBounds & {
  kind: MethodFacts['kind'] | 'debit'
  processTime: string
}

type Of = { method: PaymentMethod; market: MarketCode; currency: Currency }

/** Deposit facts of a cashier method, narrowed by an editor's entries (GAP-077). */
export function depositFacts(of: Of, written: WrittenTransfer | null): TransferFacts {
  const { processTime } = METHOD_FACTS[of.method]
  return facts(of, written, depositBounds(of.currency), processTime.deposit)
}

/** Withdrawal facts; null if the method cannot pay out, whatever an editor entered. */
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

/** An empty range is an editor's mistake: then the cashier's limits apply. */
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
