import type { JobItem } from '../jobs/index.ts'
import { newId } from '../wallet/index.ts'

export const ASK_DEPOSIT = 'ask-deposit'

/** How long the provider may be silent before it is queried. */
export const ASK_AFTER_MS = 60_000

/** The job that queries the provider about a deposit until no further update is expected. */
export function askJob({ playerId, id }: { playerId: string; id: string }, now: number): JobItem {
  return {
    id: newId(now),
    kind: ASK_DEPOSIT,
    key: `deposit:${id}`,
    payload: { playerId, id },
    runAt: String(now + ASK_AFTER_MS),
  }
}
