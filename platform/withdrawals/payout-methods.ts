import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'

/** A card or bank account that the payment provider can pay to, and what has been paid through its method so far. */
export type PayoutSource = {
  method: PaymentMethod
  instrumentToken: string
  /** Masked, for display: `•••• 4242`. */
  label: string
  /** Minor units, for the method as a whole. */
  deposited: bigint
  withdrawn: bigint
  /** Unix milliseconds. */
  lastUsedAt: number
}

/** Payout methods for money deposited by a method that cannot pay out (GAP-082). */
const FALLBACKS: readonly PaymentMethod[] = ['TRUSTLY', 'CREDITCARD']

/**
 * Where money may be paid to, the best first: back to its source (GAP-082), one instrument of each method, the last
 * used. A method with more deposited than withdrawn comes before the others, the one with the largest difference first;
 * then those that are even, by their last use. If no deposit method can pay out, the player gets TRUSTLY or the bank
 * card, where the provider knows one.
 */
export function payoutMethods(sources: readonly PayoutSource[]): PayoutSource[] {
  const newestOfEach = new Map<PaymentMethod, PayoutSource>()
  for (const it of [...sources].sort((a, b) => a.lastUsedAt - b.lastUsedAt)) {
    if (METHOD_FACTS[it.method].paysOut) newestOfEach.set(it.method, it)
  }
  const used = [...newestOfEach.values()]
    .filter((it) => it.deposited > 0n)
    .sort((a, b) => compare(owed(b), owed(a)) || b.lastUsedAt - a.lastUsedAt)
  if (used.length > 0) return used
  return FALLBACKS.flatMap((method) => newestOfEach.get(method) ?? [])
}

function owed({ deposited, withdrawn }: PayoutSource): bigint {
  return deposited > withdrawn ? deposited - withdrawn : 0n
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** How long the payment takes once the provider has it, in the format of deposit methods. */
export function payoutTime(method: PaymentMethod): string {
  return METHOD_FACTS[method].processTime.withdrawal ?? 'instant'
}
