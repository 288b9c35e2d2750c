import { createWindows, toLimitKey } from '../rate/index.ts'

/** For how long a failed sign-in puts its address behind others. */
const REMEMBERED_MS = 15 * 60_000
/** Who does not say where he is stands behind those who do and did nothing wrong. */
const RANK_OF_NOBODY = 1

/**
 * How often each address failed to sign in lately, tries that have not ended yet included: its rank in the queue
 * for the password check, where the lowest goes first. A list of stolen passwords then waits for itself, and
 * whoever mistypes his own hardly notices. Of this process only: it orders a queue that is of this process too.
 */
export function createFailedLately(clock: () => number) {
  const windows = createWindows(REMEMBERED_MS, clock)

  /** Begins a try of this address; null while nobody says where it comes from. Only a failure stays counted. */
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
