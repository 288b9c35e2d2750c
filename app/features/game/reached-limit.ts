import { limitAmounts } from '#app/market/limit-words.ts'
import type { Locale } from '#app/market/locale.ts'
import type { ReachedLimit } from '#contracts/player-api/limits.ts'
import { dateWriter } from '#markets/dates.ts'

/** A reached limit of the player's own, formatted: no further stakes until it resets (GAP-091, LIM-25). */
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
  const amounts = limitAmounts(limit.kind === 'time' ? null : currency, language)
  const value = amounts.value(limit.value)
  return { kind: limit.kind, period: limit.period, value, until }
}
