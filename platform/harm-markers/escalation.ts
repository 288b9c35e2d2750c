import type { MarkerLevel, MarkerRule } from '#contracts/player-api/protection-words.ts'
import { DAY_MS, type Hit, MARKER_TABLE } from './marker-rules.ts'

/** A message that was raised; `isOpen`: it has not been read or answered. */
export type PastIntervention = { rule: MarkerRule; level: MarkerLevel; at: number; isOpen: boolean }

/** Between two messages, whatever their rules. Only one of a higher level comes sooner. */
export const COOLDOWN_MS = DAY_MS
/** A player who triggers the same rule again within this time gets a message of a higher level. */
export const MEMORY_MS = 28 * DAY_MS
/** After a message of level 2 or higher the player gets no marketing for this long. */
export const NO_MARKETING_MS = 30 * DAY_MS

/**
 * The message that is due now, if any. The level rises with the figures, and by one step where the same rule was
 * triggered within the last four weeks; it never falls within that time. An open message is not repeated, and is
 * replaced only by one of a higher level.
 */
export function decideIntervention(
  hits: readonly Hit[],
  past: readonly PastIntervention[],
  now: number,
): Hit | null {
  const lately = past.filter((it) => it.at > now - MEMORY_MS)
  const candidates = hits.flatMap((hit) => {
    const same = lately.filter((it) => it.rule === hit.rule)
    const level = escalated(hit.level, same)
    const isGraver = same.every((it) => it.level < hit.level)
    const isResting = same.some((it) => now - it.at < cooldownOf(hit.rule))
    // Within the rule's rest period the same facts are reported again only when the figures alone give a higher level.
    if (isResting) return isGraver ? [hit] : []
    return [{ ...hit, level }]
  })
  const best = candidates.reduce<Hit | null>(
    (found, it) => (found === null || it.level > found.level ? it : found),
    null,
  )
  if (best === null) return null
  const standsAgainst = (it: PastIntervention) =>
    it.level >= best.level && (it.isOpen || now - it.at < COOLDOWN_MS)
  return lately.some(standsAgainst) ? null : best
}

function escalated(level: MarkerLevel, same: readonly PastIntervention[]): MarkerLevel {
  const highest = same.reduce<number>((max, it) => Math.max(max, it.level), 0)
  if (highest === 0) return level
  const next = Math.max(level, highest + 1)
  return next >= 3 ? 3 : next === 2 ? 2 : 1
}

function cooldownOf(rule: MarkerRule): number {
  return MARKER_TABLE.find((it) => it.id === rule)?.restMs ?? COOLDOWN_MS
}
