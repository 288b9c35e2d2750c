import type { Currency } from '#contracts/money.ts'
import type { LimitPeriod } from '#contracts/player-api/limit-words.ts'
import { type AmountBounds, scaledFromEuro } from '#markets/payment-methods.ts'

/** Minor units of the euro (GAP-085). */
const EURO: Readonly<Record<LimitPeriod, AmountBounds>> = {
  D: { minMinor: 1_000n, maxMinor: 2_000_000n },
  W: { minMinor: 1_000n, maxMinor: 5_000_000n },
  M: { minMinor: 1_000n, maxMinor: 10_000_000n },
}

/** The least and the most that a limit may be, in minor units of the wallet's currency. */
export function limitBounds(period: LimitPeriod, currency: Currency): AmountBounds {
  return {
    minMinor: scaledFromEuro(EURO[period].minMinor, currency),
    maxMinor: scaledFromEuro(EURO[period].maxMinor, currency),
  }
}
