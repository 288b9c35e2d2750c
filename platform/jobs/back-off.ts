const FIRST_MS = 1_000
const LONGEST_MS = 10 * 60_000

/**
 * The delay after the n-th try, from 1 on: a second, two, four … ten minutes at most, without an end: money in transit
 * is never given up because of a retry count. Up to a quarter more, so that jobs that failed together are not retried
 * together; `chance` from 0 to 1.
 */
export function backOffMs(attempt: number, chance: number): number {
  const doubled = FIRST_MS * 2 ** Math.min(Math.max(attempt, 1) - 1, 30)
  return Math.round(Math.min(doubled, LONGEST_MS) * (1 + chance / 4))
}
