import type { Reward } from '#contracts/player-api/rewards.ts'

type Ordered = Pick<Reward, 'endedAt' | 'startedAt' | 'campaignId'>

/** Earliest end first, without an end last; then the newest, then by id (REW-22, GAP-136). Instants are ISO, UTC. */
export function inOrder(a: Ordered, b: Ordered): number {
  return (
    compare(a.endedAt ?? LAST, b.endedAt ?? LAST) ||
    compare(b.startedAt ?? '', a.startedAt ?? '') ||
    compare(a.campaignId, b.campaignId)
  )
}

/** Sorts after every four-digit year. */
const LAST = '~'

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
