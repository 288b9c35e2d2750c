import type { Reward } from '#contracts/player-api/rewards.ts'

type Ordered = Pick<Reward, 'endedAt' | 'startedAt' | 'campaignId'>

/** What ends first comes first, what never ends last; then the newest, then by id (REW-22, GAP-136). Instants are ISO, UTC. */
export function inOrder(a: Ordered, b: Ordered): number {
  return (
    compare(a.endedAt ?? LAST, b.endedAt ?? LAST) ||
    compare(b.startedAt ?? '', a.startedAt ?? '') ||
    compare(a.campaignId, b.campaignId)
  )
}

/** After every year with four digits. */
const LAST = '~'

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
