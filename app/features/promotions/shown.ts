/** GAP-119: a list shows ten, and more on request. */
const PAGE_SIZE = 10
const MOST = 200

/** The URL of the next step, as `?shown=`; null when all are shown, or the maximum for a page. */
export function nextStep(shown: number, total: number): number | null {
  return total > shown && shown < MOST ? shown + PAGE_SIZE : null
}

/** How many to show, from `?shown=`: a step of the list, never more than the maximum for a page. */
export function shownFrom(parameter: string | null): number {
  const asked = Number(parameter)
  if (!Number.isInteger(asked) || asked <= PAGE_SIZE) return PAGE_SIZE
  return Math.min(Math.ceil(asked / PAGE_SIZE) * PAGE_SIZE, MOST)
}
