import type { GameFacts } from '#contracts/game-facts.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { isCurrency } from '#markets/currencies.ts'

/** Content's amounts in major units as minor ones; a range that is none is left out. */
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
