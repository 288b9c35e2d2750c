import type { GameFacts } from '#contracts/game-facts.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { isCurrency } from '#markets/currencies.ts'

/** Converts content's amounts from major to minor units; an invalid range is left out. */
export function toBetRanges(
  limits: readonly { currency: string; min: number; max: number }[] | null,
): GameFacts['betRanges'] {
  const ranges = (limits ?? []).flatMap(({ currency, min, max }) =>
    isCurrency(currency) && min >= 0 && min <= max
      ? [[currency, { minMinor: fromApiAmount(min) || 1n, maxMinor: fromApiAmount(max) }] as const]
      : [],
  )
  return Object.fromEntries(ranges)
}
