import type { Budget } from '#contracts/player-api/budget.ts'
import { BUDGET_SPANS, type BudgetSpan } from '#contracts/player-api/protection-words.ts'
import { addDays, isDay } from '#markets/local-moment.ts'

export const BUDGET_PATH = '/my-account/banking/budget'

export type BudgetAddress = { by: BudgetSpan; through?: string }

/** The parameters of the URL; invalid ones are ignored. Without any: the months until now. */
export function readBudgetAddress(search: URLSearchParams): BudgetAddress {
  const by = BUDGET_SPANS.find((it) => it === search.get('by')) ?? 'month'
  const through = search.get('through')
  return through !== null && isDay(through) ? { by, through } : { by }
}

export function budgetSearch(address: BudgetAddress): string {
  return `?${new URLSearchParams(address)}`
}

/** The periods before and after those shown; null if there are none, or none possible. */
export function budgetNeighbours({ by, periods, firstDay }: Budget): {
  earlier: BudgetAddress | null
  later: BudgetAddress | null
} {
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return { earlier: null, later: null }
  const days = (Date.parse(last.to) - Date.parse(first.from)) / DAY_MS + 1
  const hasEarlier = firstDay !== null && firstDay < first.from
  return {
    earlier: hasEarlier ? { by, through: addDays(first.from, -1) } : null,
    later: last.isRunning ? null : { by, through: addDays(last.to, days) },
  }
}

const DAY_MS = 86_400_000
