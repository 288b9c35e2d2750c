import type { Dataset } from './dataset.ts'
import { applyReleaseAction, noteFailure, scheduledReleases } from './releases.ts'
import { transact } from './transact.ts'
import { type Change, LakeError } from './types.ts'

/** A timer cannot wait longer at once. */
const LONGEST_WAIT_MS = 2_000_000_000
/** After trouble that is not the release's own: the database is away. */
const AGAIN_MS = 5_000

type Options = {
  dataset: Dataset
  clock: () => number
  /** Throws when something of it must not become public. Rights were asked of whoever scheduled it. */
  guard: (changes: readonly Change[]) => void
  onTrouble: (error: unknown) => void
}

/**
 * Publishes scheduled releases at their moment; what fell due while nobody ran is done at once. One that is
 * refused becomes active again and says why, rather than being tried for ever.
 */
export function scheduleReleases({ dataset, clock, guard, onTrouble }: Options): {
  close(): Promise<void>
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false

  const arm = (atLeastMs = 0) => {
    clearTimeout(timer)
    if (closed) return
    const moments = scheduledReleases(dataset.all()).map((it) => it.publishAt)
    if (moments.length === 0) return
    const wait = Math.max(atLeastMs, Math.min(...moments) - clock())
    timer = setTimeout(due, Math.min(Math.max(0, wait), LONGEST_WAIT_MS))
    timer.unref?.()
  }
  const due = () => {
    running = running.then(publishDue).then(
      () => arm(),
      (error: unknown) => {
        onTrouble(error)
        arm(AGAIN_MS)
      },
    )
  }

  async function publishDue(): Promise<void> {
    const now = clock()
    for (const it of scheduledReleases(dataset.all())) {
      if (closed || it.publishAt > now) continue
      const request = {
        author: it.author,
        timestamp: new Date(now).toISOString(),
        content: ['scheduled', it],
      }
      try {
        await transact(dataset, { ...request, guard }, async (state, context) => {
          // Unscheduled, or moved, while this waited for its turn.
          const still = scheduledReleases([...dataset.all()]).find(({ name }) => name === it.name)
          if (still?.publishAt === it.publishAt)
            applyReleaseAction(
              state,
              { actionType: 'sanity.action.release.publish', releaseId: it.name },
              {
                ...context,
                author: it.author,
                stored: () => dataset.all(),
                assertPublishable: () => undefined,
              },
            )
          return []
        })
      } catch (error) {
        if (!(error instanceof LakeError)) throw error
        onTrouble(error)
        await transact(dataset, { ...request, guard: () => undefined }, async (state, context) => {
          noteFailure(state, it.name, error.message, context)
          return []
        })
      }
    }
  }

  const stop = dataset.onCommit(({ changes }) => {
    if (changes.some(({ id }) => id.startsWith('_.releases.'))) arm()
  })
  arm()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      stop()
      await running
    },
  }
}
