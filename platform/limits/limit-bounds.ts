import type { Currency } from '#contracts/money.ts'
import { MINOR_UNITS_PER_MAJOR } from '#contracts/money.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import {
  type LimitKind,
  type LimitPeriod,
  LONGEST_MINUTES,
} from '#contracts/player-api/protection-words.ts'
import { type AmountBounds, scaledFromEuro } from '#markets/payment-methods.ts'
import type { LimitsBeforePlay } from '#markets/types.ts'

/** Minor units of the euro (GAP-085). */
const EURO: Readonly<Record<LimitPeriod, AmountBounds>> = {
  D: { minMinor: 1_000n, maxMinor: 2_000_000n },
  W: { minMinor: 1_000n, maxMinor: 5_000_000n },
  M: { minMinor: 1_000n, maxMinor: 10_000_000n },
}

/**
 * The least and the most that a limit may be, in minor units of the wallet's currency. Where the law sets a maximum for
 * a period, it also applies to shorter periods; a wallet in another currency has the same figure. Limits on time are
 * hundredths of a minute, as amounts are hundredths of a unit: from one minute to the whole period (LIM-24).
 */
export function limitBounds(
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  currency: Currency,
  first: LimitsBeforePlay | null,
): AmountBounds {
  if (kind === 'time') {
    const minutes = BigInt(LONGEST_MINUTES[period])
    return { minMinor: MINOR_UNITS_PER_MAJOR, maxMinor: minutes * MINOR_UNITS_PER_MAJOR }
  }
  const maxMinor = scaledFromEuro(EURO[period].maxMinor, currency)
  const highest = first?.kind === kind && isWithin(period, first) ? first.highestMinor : null
  return {
    minMinor: scaledFromEuro(EURO[period].minMinor, currency),
    maxMinor: highest !== null && highest < maxMinor ? highest : maxMinor,
  }
}

function isWithin(period: LimitPeriod, { periods }: LimitsBeforePlay): boolean {
  const place = LIMIT_TYPES.indexOf(period)
  return periods.some((it) => LIMIT_TYPES.indexOf(it) >= place)
}
