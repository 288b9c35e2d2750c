import type { JobItem } from '../jobs/index.ts'
import { newId } from '../wallet/index.ts'

export const POLL_DEPOSIT = 'ask-deposit'

/** How long the provider may be silent before it is queried. */
export const POLL_AFTER_MS = 60_000

/** How long the provider has to clear up what it said of a deposit that was credited, before it is asked again. */
export const ASK_AGAIN_MS = 60 * 60_000

/** The job that queries the provider about a deposit until no further update is expected. */
export function pollJob(
  { playerId, id }: { playerId: string; id: string },
  now: number,
  runAt = now + POLL_AFTER_MS,
): JobItem {
  return {
    id: newId(now),
    kind: POLL_DEPOSIT,
    key: `deposit:${id}`,
    payload: { playerId, id },
    runAt: String(runAt),
  }
}
