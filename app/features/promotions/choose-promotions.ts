import { isInItsTime, isSeen, type Visit } from '#schemas/rules/audience.ts'
import type { PromotionContent } from './promotions.query.server.ts'

/** GAP-119: a list shows ten and more when asked. */
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

/** Open, or ended for somebody who might have seen it; null for what this visit was never offered (GAP-129). */
export function stateOf(promotion: Conditions, visit: Visit): 'open' | 'ended' | null {
  if (isSeen(promotion, visit)) return 'open'
  const { endDate } = promotion
  if (endDate === null || visit.now < Date.parse(endDate)) return null
  const lastMoment = { ...visit, now: Date.parse(endDate) - 1 }
  return isSeen(promotion, lastMoment) && !isInItsTime(promotion, visit.now) ? 'ended' : null
}

/** How many to show, from `?shown=`: a step of the list, never more than a page bears. */
export function shownFrom(parameter: string | null): number {
  const asked = Number(parameter)
  if (!Number.isInteger(asked) || asked <= PAGE_SIZE) return PAGE_SIZE
  return Math.min(Math.ceil(asked / PAGE_SIZE) * PAGE_SIZE, MOST)
}
