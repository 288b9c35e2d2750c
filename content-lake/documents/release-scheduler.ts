import type { Actor } from '../audit/audit-log.ts'
import type { Dataset } from './dataset.ts'
import type { HeavyPatches } from './heavy-patches.ts'
import { applyReleaseAction, isDue, noteFailure, scheduledReleases } from './releases.ts'
import { transact } from './transact.ts'
import { type Change, LakeError, RELEASES } from './types.ts'

/** Just below the longest delay that a timer accepts (2^31 - 1 ms). */
const LONGEST_WAIT_MS = 2_000_000_000
/** First retry after a failure that is not the release's fault (the database is away); it doubles each time. */
const AGAIN_MS = 5_000
const AGAIN_AT_MOST_MS = 5 * 60_000

type Options = {
  dataset: Dataset
  heavyPatches: Pick<HeavyPatches, 'run'>
  clock: () => number
  /** The editor who scheduled a release, and the guard of its changes: the editor's current rights, and the rules. */
  authorOf: (
    id: string,
  ) => Promise<{ by: Actor; guard: (changes: readonly Change[]) => Promise<void> }>
  onTrouble: (error: unknown) => void
}

type Scheduled = ReturnType<typeof scheduledReleases>[number]

/**
 * Publishes scheduled releases at their time; what fell due while no process ran is published at once. A refused
 * release becomes active again with the reason, rather than being retried for ever; one failing release does not delay
 * the others.
 */
export function scheduleReleases({ dataset, heavyPatches, clock, authorOf, onTrouble }: Options): {
  /** Checks again what is due, after the clock was changed. */
  wake(): void
  close(): Promise<void>
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false
  /** Failed releases and their retry delay, in the process's monotonic time, which cannot be set. */
  const resting = new Map<string, { forMs: number; since: number }>()
  const restOf = ({ name }: Scheduled) => {
    const rest = resting.get(name)
    return rest ? Math.max(0, rest.since + rest.forMs - performance.now()) : 0
  }

  const arm = () => {
    clearTimeout(timer)
    if (closed) return
    const now = clock()
    const waits = scheduledReleases(dataset.all()).map((it) =>
      Math.max(it.publishAt - now, restOf(it)),
    )
    if (waits.length === 0) return
    timer = setTimeout(due, Math.min(Math.max(0, Math.min(...waits)), LONGEST_WAIT_MS))
    timer.unref?.()
  }
  const due = () => {
    running = running.then(publishDue).then(arm)
  }

  async function publishDue(): Promise<void> {
    const now = clock()
    for (const it of scheduledReleases(dataset.all())) {
      if (closed || it.publishAt > now || restOf(it) > 0) continue
      try {
        await publishOne(it, now)
        resting.delete(it.name)
      } catch (error) {
        onTrouble(error)
        const forMs = Math.min((resting.get(it.name)?.forMs ?? AGAIN_MS / 2) * 2, AGAIN_AT_MOST_MS)
        resting.set(it.name, { forMs, since: performance.now() })
      }
    }
  }

  async function publishOne(it: Scheduled, now: number): Promise<void> {
    const request = {
      way: 'scheduler',
      timestamp: new Date(now).toISOString(),
      content: ['scheduled', it],
    }
    const { name: releaseId } = it
    try {
      await transact(
        dataset,
        { ...request, ...(await authorOf(it.author)) },
        heavyPatches,
        async (state, context) => {
          // It may have been unscheduled or moved while this waited for its turn.
          if (isDue(state, it))
            applyReleaseAction(
              state,
              { actionType: 'sanity.action.release.publish', releaseId },
              {
                ...context,
                author: it.author,
                stored: () => dataset.all(),
                // The right to schedule it was evaluated then; the guard of the transaction evaluates what is published.
                administers: true,
                assertMayChange: () => undefined,
                willPublish: () => undefined,
              },
            )
          return []
        },
      )
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      onTrouble(error)
      const by = { id: it.author, name: 'Scheduler', role: '' }
      await transact(
        dataset,
        { ...request, by, guard: async () => undefined },
        heavyPatches,
        async (state, context) => {
          if (isDue(state, it)) noteFailure(state, releaseId, error.message, context)
          return []
        },
      )
    }
  }

  const stop = dataset.onCommit(({ changes }) => {
    if (changes.some(({ id }) => id.startsWith(RELEASES))) arm()
  })
  arm()
  return {
    wake: arm,
    async close() {
      closed = true
      clearTimeout(timer)
      stop()
      await running
    },
  }
}
