import { isInItsTime, isSeen, type Visit } from '#schemas/rules/audience.ts'
import type { PromotionContent } from './promotions.query.server.ts'

/** GAP-119: a list shows ten, and more on request. */
export const PAGE_SIZE = 10
const MOST = 200

type Conditions = Pick<
  PromotionContent,
  'markets' | 'startDate' | 'endDate' | 'authorized' | 'targetAudience'
>

export function promotionsFor<Promotion extends Conditions>(
  all: readonly Promotion[],
  visit: Visit,
): Promotion[] {
  return all.filter((it) => isSeen(it, visit))
}

/** Open, or ended for a visitor who may have seen it; null if it was never offered to this visitor (GAP-129). */
export function stateOf(promotion: Conditions, visit: Visit): 'open' | 'ended' | null {
  if (isSeen(promotion, visit)) return 'open'
  const { endDate } = promotion
  if (endDate === null || visit.now < Date.parse(endDate)) return null
  const lastMoment = { ...visit, now: Date.parse(endDate) - 1 }
  return isSeen(promotion, lastMoment) && !isInItsTime(promotion, visit.now) ? 'ended' : null
}

/** Of several with one address (one per market): the open one, else one that has ended. */
export function bestOf<Promotion extends Conditions>(
  all: readonly Promotion[],
  visit: Visit,
): { one: Promotion; state: 'open' | 'ended' } | null {
  for (const wanted of ['open', 'ended'] as const) {
    const one = all.find((it) => stateOf(it, visit) === wanted)
    if (one) return { one, state: wanted }
  }
  return null
}

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
