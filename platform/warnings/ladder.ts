import type { WarningLevel, WarningRule } from '#contracts/player-api/warning-words.ts'
import { DAY_MS, type Hit, WARNING_TABLE } from './warning-rules.ts'

/** A message that was raised; `isOpen`: it waits to be read or answered. */
export type PastWarning = { rule: WarningRule; level: WarningLevel; at: number; isOpen: boolean }

/** Between two messages, whatever they are about. Only a graver one comes sooner. */
export const COOLDOWN_MS = DAY_MS
/** Who meets the same rule again within it is told more firmly than the time before. */
export const MEMORY_MS = 28 * DAY_MS
/** From a message of level 2 on nothing is advertised for so long. */
export const NO_MARKETING_MS = 30 * DAY_MS

/**
 * The message that is due now, if any. The ladder goes up by the figures, and by one step where the same rule has held
 * before within four weeks; it never comes down within that time. A message that waits is not repeated, and gives way
 * only to a graver one.
 */
export function decideWarning(
  hits: readonly Hit[],
  past: readonly PastWarning[],
  now: number,
): Hit | null {
  const lately = past.filter((it) => it.at > now - MEMORY_MS)
  const candidates = hits.flatMap((hit) => {
    const same = lately.filter((it) => it.rule === hit.rule)
    const level = climbed(hit.level, same)
    const isGraver = same.every((it) => it.level < hit.level)
    const isResting = same.some((it) => now - it.at < restOf(hit.rule))
    // Within its rest the same facts are told again only when they have become graver by themselves.
    if (isResting) return isGraver ? [hit] : []
    return [{ ...hit, level }]
  })
  const best = candidates.reduce<Hit | null>(
    (found, it) => (found === null || it.level > found.level ? it : found),
    null,
  )
  if (best === null) return null
  const standsAgainst = (it: PastWarning) =>
    it.level >= best.level && (it.isOpen || now - it.at < COOLDOWN_MS)
  return lately.some(standsAgainst) ? null : best
}

function climbed(level: WarningLevel, same: readonly PastWarning[]): WarningLevel {
  const highest = same.reduce<number>((max, it) => Math.max(max, it.level), 0)
  if (highest === 0) return level
  const next = Math.max(level, highest + 1)
  return next >= 3 ? 3 : next === 2 ? 2 : 1
}

function restOf(rule: WarningRule): number {
  return WARNING_TABLE.find((it) => it.id === rule)?.restMs ?? COOLDOWN_MS
}
