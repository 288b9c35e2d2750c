import type { LimitKind, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'

/** A market's mandatory limits, as passed to the money functions; amounts as text. */
export type MandatoryLimits = {
  kind: LimitKind
  periods: readonly LimitPeriod[]
  highest: string | null
  /** The periods for which a limit on time is required besides. */
  timePeriods: readonly LimitPeriod[]
}
export const MANDATORY_LIMITS_KEYS = {
  kind: true,
  periods: true,
  highest: true,
  timePeriods: true,
} as const satisfies Record<keyof MandatoryLimits, true>

/**
 * The limits that players of this country need before depositing and playing; null where their market requires none.
 */
export function mandatoryLimitsOf(countryCode: string): MandatoryLimits | null {
  const { limitsBeforePlay: first, timeLimitsBeforePlay: time } = marketOfCountry(countryCode)
  const timePeriods = time ?? []
  if (first !== null) {
    const { kind, periods, highestMinor } = first
    return { kind, periods, highest: highestMinor?.toString() ?? null, timePeriods }
  }
  return time === null ? null : { kind: 'time', periods: [], highest: null, timePeriods }
}

/** Whether a limit that the player's market requires is missing; bets and deposits make the same check. */
export async function areMandatoryLimitsMissing(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: Pick<PlayerRow, 'id' | 'country_code'>,
): Promise<boolean> {
  const asked = mandatoryLimitsOf(player.country_code)
  if (asked === null) return false
  const rows = await db.query<{ missing: boolean }>(
    'select platform.limits_missing($1, $2::jsonb, $3) as missing',
    [player.id, JSON.stringify(asked), new Date(clock())],
    { idempotent: true },
  )
  return rows[0]?.missing ?? true
}
