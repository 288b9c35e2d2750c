import type { Actor } from '../audit/audit-log.ts'
import type { Dataset } from './dataset.ts'
import { applyReleaseAction, isDue, noteFailure, scheduledReleases } from './releases.ts'
import { transact } from './transact.ts'
import { type Change, LakeError, RELEASES } from './types.ts'

/** A timer cannot wait longer at once. */
const LONGEST_WAIT_MS = 2_000_000_000
/** After trouble that is not the release's own (the database is away), then twice as long each time. */
const AGAIN_MS = 5_000
const AGAIN_AT_MOST_MS = 5 * 60_000

type Options = {
  dataset: Dataset
  clock: () => number
  /** Whoever scheduled a release, and what refuses its changes: the rights he has now, and the rules. */
  authorOf: (id: string) => Promise<{ by: Actor; guard: (changes: readonly Change[]) => void }>
  onTrouble: (error: unknown) => void
}

type Scheduled = ReturnType<typeof scheduledReleases>[number]

/**
 * Publishes scheduled releases at their moment; what fell due while nobody ran is done at once. One that is
 * refused becomes active again and says why, rather than being tried for ever; trouble with one does not
 * hold up the others.
 */
export function scheduleReleases({ dataset, clock, authorOf, onTrouble }: Options): {
  /** Looks again at what is due: the clock was set. */
  wake(): void
  close(): Promise<void>
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false
  /** Releases that met trouble, and how long they are left alone; the process's own time, which nobody sets. */
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
        async (state, context) => {
          // Unscheduled, or moved, while this waited for its turn.
          if (isDue(state, it))
            applyReleaseAction(
              state,
              { actionType: 'sanity.action.release.publish', releaseId },
              {
                ...context,
                author: it.author,
                mayImport: false,
                stored: () => dataset.all(),
                assertPublishable: () => undefined,
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
        { ...request, by, guard: () => undefined },
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
