import { formatApiAmount } from '#app/market/format-amount.ts'
import type { Locale } from '#app/market/locale.ts'
import type { ReachedLimit } from '#contracts/player-api/limits.ts'
import { dateWriter } from '#markets/dates.ts'

/** A reached limit of the player's own, formatted: no further stakes until it resets (GAP-091). */
export type ReachedLimitView = {
  kind: ReachedLimit['kind']
  period: ReachedLimit['period']
  value: string
  /** In the time zone in which the period ends. */
  until: string
}

export function toReachedView(
  limit: ReachedLimit,
  { language, currency }: { language: Locale['language']; currency: string },
): ReachedLimitView {
  const until = dateWriter({ language }, limit.timeZone, 'moment')(limit.resetAt)
  const value = formatApiAmount(limit.value, currency, language)
  return { kind: limit.kind, period: limit.period, value, until }
}
