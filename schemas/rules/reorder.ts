type Ordered = { readonly id: string; readonly order: number | null }

/** Gap between neighbours, so that another one fits in between. */
const STEP = 10

/**
 * The new order numbers after one document of a sorted list moved: only its own where there is a gap between its new
 * neighbours, else all that change. A document without a number counts as 0, as on the site.
 */
export function reorder(
  documents: readonly Ordered[],
  { from, to }: { from: number; to: number },
): { id: string; order: number }[] {
  const next = [...documents]
  const [moved] = next.splice(from, 1)
  if (!moved) return []
  const at = Math.max(0, Math.min(to, next.length))
  if (at === from) return []
  const room = numberBetween(next[at - 1], next[at])
  if (room !== null) return [{ id: moved.id, order: room }]
  next.splice(at, 0, moved)
  return next
    .map(({ id, order }, index) => ({ id, before: order, order: (index + 1) * STEP }))
    .filter(({ before, order }) => before !== order)
    .map(({ id, order }) => ({ id, order }))
}

function numberBetween(before: Ordered | undefined, after: Ordered | undefined): number | null {
  if (!before) return after ? Math.floor(after.order ?? 0) - STEP : null
  const low = before.order ?? 0
  if (!after) return Math.ceil(low) + STEP
  const middle = Math.floor((low + (after.order ?? 0)) / 2)
  return middle > low && middle < (after.order ?? 0) ? middle : null
}
