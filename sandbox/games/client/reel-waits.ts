const GAP_MS = 160
const SUSPENSE_MS = 700
/** One less than the scatters that start a feature. */
const SCATTERS_SEEN = 2

/**
 * How long the next reel turns after the one before it. It depends only on the reels that have already stopped, so
 * winning and losing rounds look the same until then.
 */
export function waitBeforeStop(
  stopped: readonly (readonly string[] | string)[],
  scatter: string | null,
): { ms: number; suspense: boolean } {
  const seen = stopped.reduce(
    (sum, reel) => sum + [...reel].filter((it) => it === scatter).length,
    0,
  )
  const suspense = scatter !== null && seen >= SCATTERS_SEEN
  return { ms: suspense ? SUSPENSE_MS : GAP_MS, suspense }
}
