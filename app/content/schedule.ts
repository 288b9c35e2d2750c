/** The start and end that an editor set; an empty one is open. */
export type Scheduled = { startDate: string | null; endDate: string | null }

/**
 * When the next of these begins or ends after `now`: until then a page showing them stays correct. Infinity for never.
 */
export function nextMoment(documents: readonly Scheduled[], now: number): number {
  const moments = documents.flatMap(({ startDate, endDate }) =>
    [startDate, endDate].map((it) => (it === null ? Number.NaN : Date.parse(it))),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((it) => it > now))
}
