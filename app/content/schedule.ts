/** What an editor gave a beginning and an end; an empty one is open. */
export type Scheduled = { startDate: string | null; endDate: string | null }

/** When the next of these begins or ends after `now`: until then a page of them stays true. Infinite for never. */
export function nextMoment(documents: readonly Scheduled[], now: number): number {
  const moments = documents.flatMap(({ startDate, endDate }) =>
    [startDate, endDate].map((it) => (it === null ? Number.NaN : Date.parse(it))),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((it) => it > now))
}
