import { toLimitKey } from '#contracts/limit-key.ts'
import { createWindows } from '../rate/index.ts'

/** For how long a failed sign-in ranks its address behind others. */
const REMEMBERED_MS = 15 * 60_000
/** A caller without an address ranks behind addresses without failures. */
const RANK_OF_NOBODY = 1

/**
 * How often each address failed to sign in recently, including attempts in progress: its rank in the queue for the
 * password check, where the lowest goes first. A list of stolen passwords then queues behind itself, and a player with
 * a typing error hardly notices. Per process, like the queue that it orders.
 */
export function createRecentFailures(clock: () => number) {
  const windows = createWindows(REMEMBERED_MS, clock)

  /** Starts an attempt of this address; null while the address is unknown. Only a failure stays counted. */
  return function begin(address: string | null): { rank: number; end(failed: boolean): void } {
    if (address === null) return { rank: RANK_OF_NOBODY, end: () => undefined }
    const tries = windows.of(toLimitKey(address))
    const rank = tries.count
    tries.count += 1
    return {
      rank,
      end(failed) {
        if (!failed) tries.count -= 1
      },
    }
  }
}
